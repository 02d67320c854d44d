import type { Locator, Page } from '@playwright/test'
import type { DemoQuestion } from '#demo/types.ts'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { formatsOf, textOf } from '#src/web/i18n.tsx'
import { escaped, expect } from '#tests/browser.ts'

/** A quiz in progress, as a person uses it. `known` are its questions in their order. */
export function quizOn(page: Page, locale: Locale, known: readonly DemoQuestion[]) {
  const t = textOf(quizText, locale)
  const q = textOf(questionText, locale)
  const { names } = textOf(typeText, locale)
  const format = formatsOf(locale)
  const map = page.getByRole('navigation', { name: t.map })

  /** The question as a group of fields; on a phone it is first brought on screen. */
  async function question(index: number): Promise<Locator> {
    const { type } = known[index]!
    const role = type === 'single' || type === 'trueFalse' ? 'radiogroup' : 'group'
    const name = `${t.number(format.number(index + 1))} ${names[type]}`
    const group = page.getByRole(role, { name, exact: true })
    await expect(map).toBeVisible()
    if (!(await group.isVisible())) await map.getByRole('button').nth(index).click()
    await expect(group).toBeVisible()
    return group
  }
  const option = (group: Locator, role: 'radio' | 'checkbox', text: string) =>
    group.getByRole(role, { name: new RegExp(`^[A-Z]\\s*${escaped(text)}$`) })

  /** Gives the right answer, or a wrong one. */
  async function answer(index: number, right = true): Promise<void> {
    const group = await question(index)
    const one = known[index]!
    switch (one.type) {
      case 'single': {
        const at = right ? one.answer : (one.answer + 1) % one.options.length
        await option(group, 'radio', pick(one.options[at]!, locale)).check()
        break
      }
      case 'multiple':
        for (const [at, text] of one.options.entries()) {
          const wanted = one.answer.includes(at) === right
          await option(group, 'checkbox', pick(text, locale)).setChecked(wanted)
        }
        break
      case 'trueFalse':
        await group
          .getByRole('radio', { name: one.answer === right ? q.right : q.wrong, exact: true })
          .check()
        break
      case 'fillIn':
        for (const [at, accepted] of one.blanks.entries()) {
          const blank = group.getByRole('textbox', { name: q.gap(format.number(at + 1)) })
          await blank.fill(right ? accepted[0]! : '—')
        }
    }
  }

  return {
    t,
    q,
    map,
    question,
    answer,
    /** On a phone, which shows one question at a time. */
    async expectInView(index: number) {
      const { type } = known[index]!
      const name = `${t.number(format.number(index + 1))} ${names[type]}`
      const group = page
        .getByRole('radiogroup', { name, exact: true })
        .or(page.getByRole('group', { name, exact: true }))
      await expect(group).toBeVisible()
    },
    /** The server has acknowledged the answer. */
    async expectSaved(index: number) {
      const around = page.getByRole('listitem').filter({ has: await question(index) })
      await expect(around.getByRole('status')).toHaveText(t.saved)
    },
    async expectAnswered(count: number) {
      const text = t.answeredOf(format.number(count), format.number(known.length))
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    },
    /** The given answer is shown. */
    async expectAnswer(index: number, right = true) {
      const group = await question(index)
      const one = known[index]!
      if (one.type === 'single') {
        const at = right ? one.answer : (one.answer + 1) % one.options.length
        await expect(option(group, 'radio', pick(one.options[at]!, locale))).toBeChecked()
      } else if (one.type === 'multiple') {
        for (const [at, text] of one.options.entries()) {
          const box = option(group, 'checkbox', pick(text, locale))
          await expect(box).toBeChecked({ checked: one.answer.includes(at) === right })
        }
      } else if (one.type === 'trueFalse') {
        const name = one.answer === right ? q.right : q.wrong
        await expect(group.getByRole('radio', { name, exact: true })).toBeChecked()
      } else {
        for (const [at, accepted] of one.blanks.entries()) {
          const blank = group.getByRole('textbox', { name: q.gap(format.number(at + 1)) })
          await expect(blank).toHaveValue(right ? accepted[0]! : '—')
        }
      }
    },
    async handIn() {
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      const dialog = page.getByRole('alertdialog', { name: t.handInTitle })
      await dialog.getByRole('button', { name: t.handInNow, exact: true }).click()
      await expect(page.getByRole('heading', { name: t.result })).toBeVisible()
    },
  }
}
