import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import type { Locale } from '#src/shared/locale.ts'
import { textOf } from '#src/web/i18n.tsx'
import { whenReady, passwordField } from '#tests/browser.ts'

/** Unused by any account, because a school has one account for a phone, and for an e-mail. */
export function newContacts() {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1e8).padStart(8, '0')
  return { phone: `137${digits}`, email: `learner${digits}@example.com` }
}

/** Milliseconds within which a signed-out device shows the sign-in page: five seconds, and its loading. */
export const signedOutMs = 8_000

/** A person's name in the header, as it is or, in English, in pinyin. */
export const shownName = (name: string) => new RegExp(`^(${name}|${latinName(name)})$`)

/** The name of a screen. */
export const titleOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Fills in the sign-in form and sends it; the caller checks the result. */
export async function trySigningIn(
  page: Page,
  locale: Locale,
  { name, password = demoPassword }: { name: string; password?: string },
): Promise<void> {
  const t = textOf(accountText, locale)
  const form = page.getByRole('form', { name: t.signIn })
  await whenReady(page)
  await form.getByRole('textbox', { name: t.name, exact: true }).fill(name)
  await passwordField(form, t.password).fill(password)
  await form.getByRole('button', { name: t.signIn, exact: true }).click()
}

const zh = [...'零一二三四五六七八九十']
const en = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the answer to a sum in words, as a person works it out. */
export function workOut(question: string): string {
  const [, a = '', does, b = ''] =
    /^(.+?)(加|减|乘以)(.+?)等于几/.exec(question) ??
    /^What is (\w+) (plus|minus|times) (\w+)\?/.exec(question) ??
    []
  const number = (word: string) => Math.max(zh.indexOf(word), en.indexOf(word))
  const [x, y] = [number(a), number(b)]
  if (x < 0 || y < 0) throw new Error(`not a sum: ${question}`)
  if (does === '加' || does === 'plus') return String(x + y)
  if (does === '减' || does === 'minus') return String(x - y)
  return String(x * y)
}
