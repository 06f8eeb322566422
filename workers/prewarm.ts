export default { scheduled() {} } satisfies ExportedHandler;
