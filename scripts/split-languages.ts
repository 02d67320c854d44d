import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from '@swc/core'
import {
  fileName,
  inLanguage,
  languagesFile,
  nameIn,
  staffName,
} from '#src/server/pages/built-languages.ts'
import { locales } from '#src/shared/locale.ts'
import { compactManifest } from './compact-manifest.ts'
import { englishMark } from './language-plugin.ts'

/**
 * Divides the built client by language: `home-page-Dq.js` becomes `home-page-Dq.zh-CN.js` and
 * `home-page-Dq.en-US.js`, each with the texts of its language, loading files of its language. A file
 * without texts that loads no divided file (React, the document viewer) serves both languages.
 */
export async function splitLanguages(buildFolder: string): Promise<void> {
  const folder = join(buildFolder, 'client', 'assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const files = new Map<string, string>()
  for (const name of names) files.set(name, await readFile(join(folder, name), 'utf8'))
  const divided = dividedAmong(files)
  const write = async (name: string, code: string) =>
    writeFile(join(folder, name), await small(code, { module: !isManifest(name) }))
  const writeAll = async ([name, code]: [string, string]) => {
    if (!divided.has(name)) return code.length < largest ? write(name, code) : undefined
    await rm(join(folder, name))
    await Promise.all(
      locales.flatMap((locale) => {
        const as = nameIn(locale, name)
        const own = inLanguage(locale, code, divided)
        if (!isManifest(name)) {
          return write(as, own.replaceAll(englishMark, locale === 'en-US' ? '!0' : '!1'))
        }
        return [
          write(as, compactManifest(own, { staff: false })),
          write(staffName(as), compactManifest(own, { staff: true })),
        ]
      }),
    )
  }
  await Promise.all([...files].map(writeAll))
  await writeFile(join(buildFolder, languagesFile), JSON.stringify([...divided].toSorted()))
}

/** Files of more characters, those of the document viewer, are minified already. */
const largest = 400_000
const isManifest = (name: string) => name.startsWith('manifest-')

/** Returns the files with texts, and those that load such a file, directly or through others. */
function dividedAmong(files: ReadonlyMap<string, string>): Set<string> {
  const divided = new Set<string>()
  const namedBy = new Map<string, string[]>()
  for (const [name, code] of files) {
    for (const [other] of code.matchAll(fileName)) {
      if (other !== name && files.has(other)) {
        namedBy.set(other, [...(namedBy.get(other) ?? []), name])
      }
    }
  }
  const divide = (name: string) => {
    if (divided.has(name)) return
    divided.add(name)
    for (const other of namedBy.get(name) ?? []) divide(other)
  }
  for (const [name, code] of files) if (code.includes(englishMark)) divide(name)
  return divided
}

/** Minifies further than rolldown, which does not inline constant objects such as a component's class names. */
async function small(code: string, { module }: { module: boolean }): Promise<string> {
  const compress = { passes: 2, module }
  return (await minify(code, { module, ecma: 2020, mangle: true, compress })).code
}
