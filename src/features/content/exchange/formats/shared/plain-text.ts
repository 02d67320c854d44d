import { Parser } from 'htmlparser2'
import { htmlText } from './html-text.ts'

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table caption tr aside'.split(' '),
)

/**
 * Returns rich text as plain lines: a block is a line, and formulas stand in the marks that Moodle, Canvas and
 * MathJax read, \( \) and $$ $$.
 */
export function plainOf(html: string, ofGap: (id: string) => string = () => '____'): string {
  if (!/[<&]/.test(html)) return html.trim()
  let text = ''
  const line = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const formula = attributes['data-formula']
        if (blocks.has(name)) line()
        if (formula !== undefined) text += name === 'div' ? `$$${formula}$$` : `\\(${formula}\\)`
        else if (attributes['data-gap']) text += ofGap(attributes['data-gap'])
        else if (name === 'br') text += '\n'
        else if ((name === 'td' || name === 'th') && text !== '' && !text.endsWith('\n')) {
          text += '\t'
        }
      },
      ontext(data) {
        text += data
      },
      onclosetag(name) {
        if (blocks.has(name)) line()
      },
    },
    { recognizeSelfClosing: true },
  )
  parser.end(html)
  return text.trim()
}

const formulas = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g

/**
 * Text as HTML, its formulas as formulas of ours.
 * @param mayBreak a display formula may be a block here
 */
export function formulaParts(text: string, mayBreak: boolean): string {
  let html = ''
  let at = 0
  for (const found of text.matchAll(formulas)) {
    html += htmlText(text.slice(at, found.index))
    const [whole, inline, bracketed, display] = found
    const name = inline === undefined && mayBreak ? 'div' : 'span'
    const latex = (inline ?? bracketed ?? display ?? '').trim()
    html += `<${name} data-formula="${htmlText(latex)}"></${name}>`
    at = found.index + whole.length
  }
  return html + htmlText(text.slice(at))
}

/** Plain text of one line as HTML. */
export const lineHtml = (text: string): string =>
  formulaParts(text.trim(), false).replaceAll('\n', '<br />')

/** Plain text as paragraphs, one for each line; a display formula alone in its line is a block. */
export function blockHtml(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      /^\$\$[^$]+\$\$$/.test(line)
        ? formulaParts(line, true)
        : `<p>${formulaParts(line, false)}</p>`,
    )
    .join('')
}
