/** A cell to write: `row` from 1, `column` from 0. A number is written as one. */
export interface CellEdit {
  row: number
  column: number
  is: number | string
}

/** The letters of a column: 0 → 'A', 27 → 'AB'. */
export function lettersOf(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26))
  return column < 26 ? rest : lettersOf(Math.floor(column / 26) - 1) + rest
}

export const addressOf = (row: number, column: number): string => `${lettersOf(column)}${row}`

/** The index of the column of an address: 'AB12' → 27. */
export function columnOf(address: string): number {
  let number = 0
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '') {
    number = number * 26 + letter.charCodeAt(0) - 64
  }
  return number - 1
}

const tag = /<((?:\w+:)?)(row|c)\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|<\/((?:\w+:)?)(row|c)>/g

/** A cell in the text of its sheet. */
interface Found {
  column: number
  start: number
  end: number
  attributes: string
}

/**
 * Writes cells into the XML of a sheet and leaves everything else as it is, to the letter. A cell keeps its style. Rows must
 * be there; a cell that is not is put at its place in the row.
 */
export function editSheet(xml: string, edits: readonly CellEdit[]): string {
  const byRow = Map.groupBy(edits, ({ row }) => row)
  const from = xml.search(/<(?:\w+:)?sheetData\b/)
  if (from < 0) return xml
  const pieces: string[] = []
  let copied = 0
  let row = 0
  let column = -1
  let cells: Found[] = []
  let open: Found | null = null
  let prefix = ''
  let wanted: readonly CellEdit[] | undefined
  const write = (start: number, end: number, text: string) => {
    pieces.push(xml.slice(copied, start), text)
    copied = end
  }
  const endRow = (at: number) => {
    for (const { start, end, text } of changesOf(wanted ?? [], { cells, prefix, row, at }))
      write(start, end, text)
    wanted = undefined
  }
  tag.lastIndex = from
  for (let found = tag.exec(xml); found; found = tag.exec(xml)) {
    const [whole, own = '', name, attributes = '', empty, , closed] = found
    const end = found.index + whole.length
    if (name === 'row') {
      row = Number(attributeOf(attributes, 'r')) || row + 1
      ;[column, cells, prefix] = [-1, [], own]
      wanted = byRow.get(row)
      if (!empty || !wanted) continue
      const filled = changesOf(wanted, { cells, prefix, row, at: end })
      const head = xml.slice(found.index, end).replace(/\s*\/>$/, '>')
      write(found.index, end, `${head}${filled.map(({ text }) => text).join('')}</${own}row>`)
      wanted = undefined
    } else if (name === 'c') {
      const address = attributeOf(attributes, 'r')
      column = address ? columnOf(address) : column + 1
      open = { column, start: found.index, end, attributes }
      if (empty) {
        cells.push(open)
        open = null
      }
    } else if (closed === 'c' && open) {
      cells.push({ ...open, end })
      open = null
    } else if (closed === 'row' && wanted) endRow(found.index)
  }
  pieces.push(xml.slice(copied))
  return pieces.join('')
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((one) => one !== undefined)

/** What changes in a row, in the order of its text. */
function changesOf(
  edits: readonly CellEdit[],
  { cells, prefix, row, at }: { cells: readonly Found[]; prefix: string; row: number; at: number },
): { start: number; end: number; text: string }[] {
  return edits
    .toSorted((a, b) => a.column - b.column)
    .map(({ column, is }) => {
      const here = cells.find((one) => one.column === column)
      if (here) {
        const kept = here.attributes
          .replaceAll(/\s(?:t|cm|vm)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
          .trimEnd()
        return { start: here.start, end: here.end, text: cellText(prefix, kept, is) }
      }
      const next = cells.find((one) => one.column > column)?.start ?? at
      return {
        start: next,
        end: next,
        text: cellText(prefix, ` r="${addressOf(row, column)}"`, is),
      }
    })
}

const cellText = (prefix: string, attributes: string, is: number | string): string =>
  typeof is === 'number'
    ? `<${prefix}c${attributes}><${prefix}v>${is}</${prefix}v></${prefix}c>`
    : `<${prefix}c${attributes} t="inlineStr"><${prefix}is><${prefix}t>${escaped(is)}</${prefix}t></${prefix}is></${prefix}c>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Asks Excel to calculate everything anew when it opens the file: formulas may depend on what was written. */
export function askForCalculation(workbook: string): string {
  const own = /<(?:\w+:)?calcPr\b[^>]*?\/?>/.exec(workbook)
  if (own) {
    const kept = own[0].replaceAll(/\sfullCalcOnLoad\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    const asked = kept.replace(/(\/?>)$/, ' fullCalcOnLoad="1"$1')
    return workbook.replace(own[0], () => asked)
  }
  // Its place among the children of a workbook is behind the sheets and the defined names.
  const after = [
    ...workbook.matchAll(/<\/(\w+:)?(?:sheets|functionGroups|externalReferences|definedNames)>/g),
  ].at(-1)
  if (!after) return workbook
  const at = after.index + after[0].length
  return `${workbook.slice(0, at)}<${after[1] ?? ''}calcPr fullCalcOnLoad="1"/>${workbook.slice(at)}`
}
