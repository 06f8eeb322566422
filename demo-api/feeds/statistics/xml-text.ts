type Attributes = Readonly<Record<string, string>>;

export function element(name: string, attributes: Attributes, content: string): string {
  if (content === '') return emptyElement(name, attributes);
  return `<${name}${attributesText(attributes)}>${content.includes('\n') || content.startsWith('  ') ? `\n${content}\n` : content}</${name}>`;
}

export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${attributesText(attributes)}/>`;
}

function attributesText(attributes: Attributes): string {
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
