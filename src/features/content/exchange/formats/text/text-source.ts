import type { PaperBlock, Source } from '../chinese-paper/block.ts'
import { Rich } from '../chinese-paper/rich.ts'

const formula = /\$\$([^$\n]{1,2000})\$\$|\$([^$\n]{1,500})\$|\\\(([^\n]{1,500}?)\\\)/g
const ruleOfTable = /^\s*\|[\s|:-]+\|\s*$/

/** Reads the blocks of pasted text; rows between bars are a table, LaTeX between dollars a formula. */
export function textSource(text: string): Source {
  const lines = text.replaceAll('\0', '').split(/\r\n|[\n\r\v\f\u2028]/)
  const blocks: PaperBlock[] = []
  for (const [n, line] of lines.entries()) {
    const cells = tableCells(line)
    const last = blocks.at(-1)
    if (cells && last?.kind === 'table') last.rows = [...last.rows, cells]
    else if (cells) blocks.push({ kind: 'table', rows: [cells], line: n + 1 })
    else if (!ruleOfTable.test(line))
      blocks.push({ kind: 'line', rich: withFormulas(line), line: n + 1 })
  }
  return { blocks, attachments: new Map(), notes: [] }
}

/** A row of a table in text: | 1 | A |. */
const tableCells = (line: string): Rich[][] | null =>
  /^\s*\|.*\|\s*$/.test(line) && !ruleOfTable.test(line)
    ? line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => [withFormulas(cell.trim())])
    : null

/** LaTeX between dollars becomes a formula; prices stay as they are. */
export function withFormulas(text: string, look = 0): Rich {
  const parts: Rich[] = []
  let at = 0
  for (const found of text.matchAll(formula)) {
    const latex = (found[1] ?? found[2] ?? found[3])!.trim()
    const isMath = found[3] !== undefined || /[\\^_=]|^[A-Za-z]$/.test(latex)
    if (!isMath || /\p{Script=Han}{3}|_{2}/u.test(latex)) continue
    const thing = { kind: 'formula', latex, display: found[1] !== undefined } as const
    parts.push(Rich.of(text.slice(at, found.index), look), Rich.thing(thing, look))
    at = found.index + found[0].length
  }
  return Rich.join([...parts, Rich.of(text.slice(at), look)])
}
