import type { Locale } from '#src/shared/locale.ts'

/** Beside the built client: names of the files of which each language has its own. */
export const languagesFile = 'languages.json'

/** `home-page-Dq.js` → `home-page-Dq.zh-CN.js`. */
export const nameIn = (locale: Locale, name: string) => name.replace(/\.js$/, `.${locale}.js`)

/** The name of a built file, wherever code or a manifest mentions it. */
export const fileName = /[\w.-]+\.js\b/g

/** Points whatever names a file that is divided by language at the one of this language. */
export function inLanguage(locale: Locale, text: string, divided: ReadonlySet<string>): string {
  return text.replace(fileName, (name) => (divided.has(name) ? nameIn(locale, name) : name))
}

/** The list of pages for teachers and the office is another file: `manifest-3f.zh-CN.staff.js`. */
export const staffName = (name: string) => name.replace(/\.js$/, '.staff.js')
