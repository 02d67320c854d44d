import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'

// The dictionary takes 0.2 s and 60 MB to load: only a process that searches pays for it. Its text is
// read here, because the package's own module would keep 11 MB for good.
let loaded: Jieba | undefined
const jieba = () => (loaded ??= Jieba.withDict(readFileSync(dictionary)))
const dictionary = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')

/** Returns the form in which texts and queries are compared. */
export const normalise = (text: string) => text.toWellFormed().normalize('NFKC').toLowerCase()

/** PostgreSQL refuses words of more than two kilobytes. */
const longest = 60

/** Only letters and digits, which are safe in a literal with or without quotes. */
export const lexeme = (token: string) => token.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, longest)

/** Between a Latin word and a number: 'ucp600' is also written 'ucp 600'. A sign of one character stays: 'b2b', '3d'. */
const seam = /(?<=[a-z]{2})(?=\d{2})|(?<=\d{2})(?=[a-z]{2})/

/** Cuts a normalised text; the tokens joined are the text. */
export const cutText = (text: string): string[] =>
  jieba()
    .cut(text, true)
    .flatMap((token) => token.split(seam))

/** Cuts a normalised text for the index: long words also give their parts. */
export const cutFinely = (text: string): string[] =>
  jieba()
    .cutForSearch(text, true)
    .map(lexeme)
    .filter(Boolean)
    .flatMap((token) => {
      const parts = token.split(seam)
      return parts.length > 1 ? [token, ...parts] : parts
    })

export const isLatin = (word: string) => /^[a-z0-9]+$/.test(word)
export const isChinese = (word: string) => /^\p{Script=Han}+$/u.test(word)

/** Returns each two Chinese characters that stand together in a normalised text. */
export const pairsIn = (text: string): string[] =>
  (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) => {
    const characters = [...run]
    return characters.slice(1).map((character, before) => characters[before]! + character)
  })
