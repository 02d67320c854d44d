import { Parser } from 'htmlparser2'

/** Stands for a gap of a stem. */
const gap = ' ____ '
const blocks = new Set(
  'p h3 h4 ul ol li blockquote pre hr br table caption tr th td div aside'.split(' '),
)

/**
 * Returns the words of rich text in one line, for searches and previews: a formula is its LaTeX, a picture
 * the words that stand for it.
 */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return inOneLine(html)
  const words: string[] = []
  const space = (name: string) => blocks.has(name) && words.push(' ')
  const parser = new Parser({
    onopentag(name, { alt, 'data-formula': formula, 'data-gap': gapOf }) {
      space(name)
      if (formula !== undefined) words.push(` ${formula} `)
      else if (gapOf !== undefined) words.push(gap)
      else if (name === 'img' && alt) words.push(` ${alt} `)
    },
    ontext: (text) => words.push(text),
    onclosetag: (name) => space(name),
  })
  parser.end(html)
  return inOneLine(words.join(''))
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
