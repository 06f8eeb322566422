interface EmailTextProps {
  readonly children: string;
}

/** An e-mail address, which a narrow column breaks behind its `@` and not within a word. Other words are left as they are. */
export function EmailText({ children: text }: EmailTextProps) {
  const [name, host, ...rest] = text.split('@');
  if (host === undefined || rest.length > 0 || text.includes(' ')) return text;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
