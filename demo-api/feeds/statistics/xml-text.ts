type Attributes = Readonly<Record<string, string>>;

export function writeElement(name: string, attributes: Attributes, content: string): string {
  if (content === '') return writeEmptyElement(name, attributes);
  return `<${name}${formatAttributes(attributes)}>${content.includes('\n') || content.startsWith('  ') ? `\n${content}\n` : content}</${name}>`;
}

export function writeEmptyElement(name: string, attributes: Attributes): string {
  return `<${name}${formatAttributes(attributes)}/>`;
}

function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

/** The provider encodes Latin-1 letters as character references. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replace(/[\u00a0-\u00ff]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
