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
service.addRule('struck', { filter: ['s'], replacement: (content) => `~~${content}~~` })
// HTML in Markdown is HTML: these have no signs of their own.
service.keep(['u', 'sub', 'sup', 'table'])

/** Returns formatted text as Markdown; a formula is its LaTeX between dollars. */
export const markdownOfHtml = (html: string): string =>
  service.turndown(
    // An empty element is left out before its rule is asked.
    html.replaceAll(/(<(?:span|div) data-formula="[^"]*"[^>]*>)(?=<\/)/g, '$1x'),
  )
