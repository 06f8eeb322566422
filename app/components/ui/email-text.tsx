/** An e-mail address that breaks after its `@` in narrow columns. Other text is unchanged. */
export function EmailText({ children: text }: { readonly children: string }) {
  const [name, host, ...rest] = text.split('@');
  if (host === undefined || rest.length > 0 || text.includes(' ')) return text;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
