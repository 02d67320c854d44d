import TurndownService from 'turndown'

const service = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
})
// Markdown has no formulas of its own; $…$ is how most of its readers take them.
service.addRule('formula', {
  filter: (node) => node.hasAttribute('data-formula'),
  replacement(_content, node) {
    const element = node as unknown as { getAttribute(name: string): string; nodeName: string }
    const latex = element.getAttribute('data-formula')
    return element.nodeName === 'DIV' ? `\n\n$$\n${latex}\n$$\n\n` : `$${latex}$`
  },
})
// The frames lie beside the text.
service.addRule('frame', {
  filter: (node) => node.nodeName === 'IMG' && node.hasAttribute('data-frame'),
  replacement(_content, node) {
    const element = node as unknown as { getAttribute(name: string): string | null }
    const alt = (element.getAttribute('alt') ?? '').replaceAll(/[[\]\\]/g, String.raw`\$&`)
    return `![${alt}](frames/${element.getAttribute('data-frame')}.jpg)`
  },
})
service.addRule('struck', { filter: ['s'], replacement: (content) => `~~${content}~~` })
// HTML in Markdown is HTML: these have no signs of their own.
service.keep(['u', 'sub', 'sup', 'table'])

/** Returns formatted text as Markdown; a formula is its LaTeX between dollars. */
export const markdownOfHtml = (html: string): string =>
  service.turndown(
    // An empty element is left out before its rule is asked.
    html.replaceAll(/(<(?:span|div) data-formula="[^"]*"[^>]*>)(?=<\/)/g, '$1x'),
  )
