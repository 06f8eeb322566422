export default { fetch: () => Response.json({ error: 'Route not found' }, { status: 404 }) } satisfies ExportedHandler;
