import { isEmail, isPhone, normalContact, plainLine } from '#src/shared/identifiers.ts'

/** One line of a roster, as typed or as cleaned; '' for what is missing. */
export interface RosterLine {
  number: string
  name: string
  phone: string
  email: string
  group: string
}
export const rosterFields = ['number', 'name', 'phone', 'email', 'group'] as const
export type RosterField = (typeof rosterFields)[number]

export const lineFaults = [
  ...(['numberMissing', 'numberRounded', 'numberWrong', 'numberTwice'] as const),
  ...(['nameMissing', 'nameWrong', 'phoneWrong', 'emailWrong', 'groupLong'] as const),
] as const
export type LineFault = (typeof lineFaults)[number]

/** Characters, in code points: a rare Han character counts once. */
const lengthOf = (text: string) => Array.from(text).length
const numberMost = 30
const nameMost = 30
const groupMost = 30

/** Middle dots of names, of which each keyboard has another one: 阿依古丽·买买提. */
const dots = /[·•・‧∙⋅᛫﹒]/gu

/** Brings a line into its one spelling: full-width digits, spaces, formulas that stand for text, kinds of dots. */
export function cleanLine(line: RosterLine): RosterLine {
  return {
    number: cleanNumber(line.number),
    name: cleanName(line.name),
    phone: cleanContact(line.phone),
    email: cleanContact(line.email),
    group: plainLine(line.group).replace(/\s+/g, ' '),
  }
}

/** A cell as it is shown: the text of ="00123" without its formula, and of '00123 without its apostrophe. */
const cellText = (text: string) =>
  plainLine(text)
    .replace(/^=\s*"([^"]*)"$/, '$1')
    .replace(/^['’](?=\d)/, '')

/** Digits stay as they are, with leading zeros. 2.026030101E+9 is written out, as long as no digit was rounded away. */
export function cleanNumber(text: string): string {
  const plain = cellText(text).replace(/\s/g, '')
  const short = /^(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(plain)
  if (short) {
    const [, first = '', rest = '', power] = short
    return rest.length === Number(power) && rest.length < 15 ? first + rest : plain
  }
  return plain.replace(/^(\d+)\.0+$/, '$1')
}

/** Spaces between Chinese characters are for the look of a column only. */
const cleanName = (text: string) =>
  plainLine(text.replaceAll(dots, '·'))
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/ ?· ?/g, '·')

function cleanContact(text: string): string {
  const plain = cellText(text)
  // What a sheet writes where there is nothing: a dash, or 'none' in Chinese.
  if (/^[-–—/\u65e0]*$/u.test(plain)) return ''
  return normalContact(cleanNumber(plain.includes('@') ? plain : plain.replace(/[\s-]/g, '')))
}

/** A name as it is compared: without spaces, dots and capitals. */
export const nameKey = (name: string) =>
  cleanName(name)
    .toLowerCase()
    .replaceAll(/[\s·.]/g, '')

/** Returns what is wrong with each line; the lines are clean. */
export function faultsOf(lines: readonly RosterLine[]): LineFault[][] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const { number } = line
    const isTwice = number !== '' && seen.has(number.toLowerCase())
    seen.add(number.toLowerCase())
    const faults: LineFault[] = []
    const number1 = numberFault(number)
    if (number1) faults.push(number1)
    else if (isTwice) faults.push('numberTwice')
    if (line.name === '') faults.push('nameMissing')
    else if (isBadName(line.name)) faults.push('nameWrong')
    if (line.phone !== '' && !isPhone(line.phone)) faults.push('phoneWrong')
    if (line.email !== '' && !isEmail(line.email)) faults.push('emailWrong')
    if (lengthOf(line.group) > groupMost) faults.push('groupLong')
    return faults
  })
}

function numberFault(number: string): LineFault | null {
  if (number === '') return 'numberMissing'
  // The spreadsheet has shortened it, and the other digits are gone.
  if (/^\d(?:\.\d+)?E\+?\d+$/i.test(number)) return 'numberRounded'
  const fits = lengthOf(number) <= numberMost && /^[\p{L}\p{N}][\p{L}\p{N}._\-/]*$/u.test(number)
  // The database knows other small letters of these than we do, so that two numbers would be one there.
  return fits && !/[İΣς]/u.test(number) ? null : 'numberWrong'
}

/** Characters that no other computer can show are the remains of an old encoding. */
const isBadName = (name: string) =>
  lengthOf(name) > nameMost || /[\p{Co}\p{Cc}\ufffd=<>{}[\]@\d]/u.test(name)

export const isSameLine = (one: RosterLine, other: RosterLine) =>
  rosterFields.every((field) => one[field] === other[field])
