import type { Element } from 'domhandler'
import { isTelling, looks } from '../chinese-paper/rich.ts'

const ofNames: Record<string, number> = {
  ...{ b: looks.bold, strong: looks.bold, i: looks.italic, em: looks.italic, u: looks.underline },
  ...{ ins: looks.underline, s: looks.struck, del: looks.struck, strike: looks.struck },
  ...{ sup: looks.raised, sub: looks.lowered },
}

/** The look of the characters in an element. */
export function lookOf({ name, attribs }: Element, before: number): number {
  let look = before | (ofNames[name] ?? 0)
  const style = attribs['style'] ?? ''
  if (/font-weight\s*:\s*(bold|[6-9]00)/i.test(style)) look |= looks.bold
  if (/font-weight\s*:\s*(normal|400)/i.test(style)) look &= ~looks.bold
  if (/text-decoration[^;]*underline|text-underline\s*:\s*single/i.test(style))
    look |= looks.underline
  if (/vertical-align\s*:\s*super/i.test(style)) look |= looks.raised
  if (/vertical-align\s*:\s*sub/i.test(style)) look |= looks.lowered
  const colour =
    /(?:^|[;\s])color\s*:\s*([^;]+)/i.exec(style)?.[1] ??
    (name === 'font' ? attribs['color'] : undefined)
  if (colour !== undefined)
    look = isTelling(colour) ? look | looks.coloured : look & ~looks.coloured
  return look
}
