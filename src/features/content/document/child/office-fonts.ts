import { readFileSync } from 'node:fs'
import { families } from './font-families-text.ts'

export const fontFolder = new URL('../../../../../assets/fonts/', import.meta.url)

export const fontFiles = {
  sans: 'NotoSansSC-Regular.ttf',
  serif: 'NotoSerifSC-Regular.ttf',
  rare: 'NotoSansRareHan-Regular.otf',
} as const

export const readFont = (file: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(file, fontFolder)))

/**
 * Rules of fontconfig: Chinese families that are missing take ours, and ours fill every other gap.
 * @param given the folder of our fonts, for a program that has those of its system too
 */
export function fontRules(given?: { folder: string }): string {
  const head = given
    ? `<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${given.folder}</dir>`
    : ''

  const matches = Object.entries(families).flatMap(([ours, theirs]) =>
    theirs.map(
      (family) =>
        `<match target="pattern"><test name="family" qual="any"><string>${family}</string></test>` +
        `<edit name="family" mode="append" binding="strong"><string>${ours}</string></edit></match>`,
    ),
  )
  const fallbacks = ['serif', 'sans-serif', 'monospace'].map((generic) => {
    const first = generic === 'serif' ? 'Noto Serif SC' : 'Noto Sans SC'
    const second = generic === 'serif' ? 'Noto Sans SC' : 'Noto Serif SC'
    const all = [first, second, 'Noto Sans Rare Han'].map((one) => `<family>${one}</family>`)
    return `<alias><family>${generic}</family><accept>${all.join('')}</accept></alias>`
  })
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${head}${[...matches, ...fallbacks].join('')}</fontconfig>`
}
