import { expect, test } from '#tests/browser.ts'
import { expectAccessible, expectNoOverflow } from '#tests/browser/axe.ts'
import { onBoth, onPhone } from '#tests/browser/screens.ts'
import type { Page } from '@playwright/test'
import { fileApi } from '#src/features/content/file/contract.ts'
import { editText } from './web/edit/edit-text.ts'
import { openText } from './web/open-text.ts'
import { questionText } from './web/question-text.ts'
import type { QuestionType } from './types.ts'

/** A question of the gallery, where every type stands on one page. */
const exampleOf = (page: Page, type: QuestionType, part = 'AnswerQuestion') =>
  page.locator(`#${part} [data-scheme=light] [data-question=${type}]`)

test('every type is answered by keyboard, and the marks are explained', async ({
  page,
  at,
  say,
}) => {
  const [t, o] = [say(questionText), say(openText)]
  await page.goto(at('/test?part=AnswerQuestion'))
  const single = exampleOf(page, 'single').getByRole('radio')
  await single.first().press('Space')
  await single.first().press('ArrowDown')
  await expect(single.nth(1)).toBeChecked()
  const multiple = exampleOf(page, 'multiple').getByRole('checkbox')
  await multiple.first().press('Space')
  await multiple.nth(2).press('Space')
  await expect(exampleOf(page, 'multiple').getByRole('checkbox', { checked: true })).toHaveCount(2)
  const truth = exampleOf(page, 'trueFalse').getByRole('radio', { name: t.wrong })
  await truth.press('Space')
  await expect(truth).toBeChecked()

  const fillIn = exampleOf(page, 'fillIn')
  await fillIn.getByRole('textbox', { name: t.gap('1') }).focus()
  await page.keyboard.type('21')
  await page.keyboard.press('Tab')
  await page.keyboard.type('14(c)')
  await expect(fillIn.getByRole('textbox', { name: t.gap('2') })).toHaveValue('14(c)')
  await exampleOf(page, 'numeric').getByRole('textbox', { name: t.number }).focus()
  await page.keyboard.type('52,800')
  await page.keyboard.press('Tab')
  await page.keyboard.type('USD')
  await expect(exampleOf(page, 'numeric').getByRole('combobox')).toHaveValue('USD')
  const cloze = exampleOf(page, 'cloze')
  await cloze.getByRole('textbox', { name: t.gap('3') }).focus()
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(cloze.getByRole('combobox', { name: t.gap('4') })).toHaveValue('p0')
  await exampleOf(page, 'shortAnswer').getByRole('textbox').fill('银行可以拒付')
  await expect(exampleOf(page, 'shortAnswer').getByText('6 / 300')).toBeVisible()
  await exampleOf(page, 'essay').getByRole('textbox').focus()
  await expect(exampleOf(page, 'essay').locator('[contenteditable=true]')).toBeFocused()
  await page.keyboard.type('装运 FOB 推迟')
  await expect(exampleOf(page, 'essay').getByText(o.wordsOf('5', '300'))).toBeVisible()

  const group = exampleOf(page, 'group')
  await group.getByText(o.hideMaterial).locator('..').press('Enter')
  await expect(group.getByRole('region', { name: o.material })).toBeHidden()
  await group.getByRole('radio').nth(1).press('Space')
  await expect(group.getByRole('radio').nth(1)).toBeChecked()

  await page.goto(at('/test?part=QuestionResult'))
  const marked = exampleOf(page, 'multiple', 'QuestionResult')
  await marked.getByText(t.lines).press('Enter')
  await expect(marked.getByText(t.rules.chinese)).toBeVisible()
  await expect(marked.getByRole('row').nth(2)).toContainText('0 / 2')
  await expect(marked.getByText(t.missed)).toBeVisible()
})

test('a thumb reaches every control of every type', onPhone, async ({ page, at, say }) => {
  const o = say(openText)
  await page.goto(at('/test?part=AnswerQuestion'))
  const group = exampleOf(page, 'group')
  await group.getByText(o.hideMaterial).tap()
  await expect(group.getByRole('region', { name: o.material })).toBeHidden()
  await group.getByText('USD 58,080.00').tap()
  await expect(group.getByRole('radio').nth(1)).toBeChecked()
  await expect(exampleOf(page, 'essay').getByRole('textbox')).toBeVisible()
  const part = page.locator('#AnswerQuestion [data-scheme=light]')
  const small = () =>
    part.evaluate((element) =>
      [...element.querySelectorAll('label:has(input), select, input[type=text], button, summary')]
        .map((control) => ({
          name: control.outerHTML.slice(0, 80),
          box: control.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && box.height < 43.5)
        .map(({ name }) => name),
    )
  await expect.poll(small).toEqual([])
})

test('a spoken answer is recorded, heard and kept; a refused microphone is explained', async ({
  page,
  at,
  enter,
  say,
}) => {
  const o = say(openText)
  const teacher = await enter({ role: '2' })
  await page.addInitScript(() => {
    let isAllowed = false
    navigator.mediaDevices.getUserMedia = async () => {
      if (!isAllowed) {
        isAllowed = true
        throw new DOMException('', 'NotAllowedError')
      }
      const context = new AudioContext()
      const sound = context.createOscillator()
      const made = context.createMediaStreamDestination()
      sound.connect(made)
      sound.start()
      return made.stream
    }
  })
  await page.goto(at('/test?part=AnswerQuestion'))
  const spoken = exampleOf(page, 'spoken')
  await spoken.getByRole('button', { name: o.record }).click()
  await expect(spoken.getByRole('alert')).toHaveText(o.troubles.refused)
  await spoken.getByRole('button', { name: o.record }).click()
  await expect(spoken.getByText('0:01 / 1:30')).toBeVisible()
  await spoken.getByRole('button', { name: o.stop }).click()
  await expect(spoken.getByLabel(o.yourRecording)).toBeVisible()
  await expect
    .poll(async () => (await teacher.call(fileApi.getFiles, {})).items.map(({ name }) => name))
    .toEqual([`${o.recordingName}.webm`])
  await expect(spoken.getByRole('button', { name: o.recordAgain })).toBeVisible()
})

test(
  'every type has an editor that fits and can be used by keyboard',
  onBoth,
  async ({ page, at, say }) => {
    const t = say(editText)
    await page.goto(at('/test?part=EditBody'))
    const edited = page.locator('#EditBody [data-scheme=light]')
    const choose = edited.getByRole('combobox').first()
    // Types with parts that the others share are looked at once.
    for (const type of ['multiple', 'cloze', 'file', 'group', 'numeric', 'single'] as const) {
      await choose.selectOption(type)
      await expect(edited.getByRole('group', { name: t.explanation, exact: true })).toBeVisible()
      await expectAccessible(page, `editor of ${type}`, { within: '#EditBody [data-scheme=light]' })
      await expectNoOverflow(page, `editor of ${type}`)
    }
    await edited.getByRole('button', { name: t.pasteOptions }).press('Enter')
    const dialog = page.getByRole('dialog', { name: t.pasteOptions })
    await dialog.getByRole('textbox').fill('A. EXW\nB. FCA\nC. CIF')
    await dialog.getByRole('button', { name: t.addOptions('3') }).press('Enter')
    const right = edited.getByRole('radio', { name: t.isRight(t.option('B')) })
    await right.press('Space')
    await edited.getByRole('button', { name: t.moveUp(t.option('B')) }).press('Enter')
    await expect(edited.getByRole('radio', { name: t.isRight(t.option('A')) })).toBeChecked()
    await expect(edited.getByRole('radio')).toHaveCount(3)

    await choose.selectOption('numeric')
    await edited.getByRole('textbox', { name: t.acceptedValue }).fill('3.14')
    await edited.getByRole('textbox', { name: t.tolerance }).fill('0.01')
    await expect(edited.getByText(t.range('3.14 ± 0.01', '3.13', '3.15'))).toBeVisible()
  },
)
