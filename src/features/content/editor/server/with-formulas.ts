import katex from 'katex'
import { LRUCache } from 'lru-cache'

/** Formulas that were drawn before: a paper is read more often than it is written. */
const drawn = new LRUCache<string, string>({
  max: 5000,
  maxSize: 20_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** Ends what is drawn, so that a reader finds it without counting elements. */
const drawnEnd = '<!---->'

const place = /<(span|div) data-formula="([^"]*)"><\/\1>/g

/** Puts the drawn formulas into a clean text; they look the same everywhere, and a screen reader gets MathML. */
export const withFormulas = (html: string): string =>
  html.includes('data-formula')
    ? html.replace(place, (_, name: string, source: string) => {
        return `<${name} data-formula="${source}">${formulaOf(source, name === 'div')}${drawnEnd}</${name}>`
      })
    : html

function formulaOf(source: string, isBlock: boolean): string {
  const key = `${isBlock ? 'b' : 'i'}${source}`
  const found = drawn.get(key)
  if (found !== undefined) return found
  const html = draw(source, isBlock)
  drawn.set(key, html)
  return html
}

/** A formula that KaTeX does not understand stands there as it was written, marked. */
function draw(source: string, isBlock: boolean): string {
  try {
    return katex.renderToString(plain(source), {
      displayMode: isBlock,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: false,
      // No links, pictures, classes or styles; macros and sizes have an end.
      trust: false,
      maxExpand: 300,
      maxSize: 20,
    })
  } catch {
    return `<code data-broken>${source}</code>`
  }
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (source: string) => source.replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign]!)
