import type { Locator, Page } from '@playwright/test'
import { exampleText } from '#src/features/front/gallery/web/example-text.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { expect, test } from '#tests/browser.ts'
import { expectAccessible, expectNoOverflow } from '#tests/browser/axe.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { dialect, pastes, withPicture } from './test-pastes.ts'
import { bilingualText } from './web/bilingual-text.ts'
import { editorText } from './web/edit/editor-text.ts'
import { formulaSignsText } from './web/edit/formula-signs-text.ts'

/** A field of the gallery, in the light scheme, and the value that its form would send. */
function field(page: Page, name: string) {
  const part = page.locator('#RichTextField [data-scheme=light]')
  return {
    box: part.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) }),
    value: part.locator(`output[data-value="${name}"]`),
    tool: (label: string) => part.getByRole('button', { name: label, exact: true }).first(),
  }
}

/** Pastes as a browser does, after emptying the field. */
async function paste(box: Locator, given: { html?: string; rtf?: string; picture?: boolean }) {
  await box.press('ControlOrMeta+a')
  await box.press('Delete')
  await box.evaluate((element, { html, rtf, picture }) => {
    const data = new DataTransfer()
    if (html) data.setData('text/html', html)
    if (rtf) data.setData('text/rtf', rtf)
    if (picture) data.items.add(new File([new Uint8Array(8)], 'a.png', { type: 'image/png' }))
    const event = { clipboardData: data, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', event))
  }, given)
}

test(
  'a text is written by keyboard: marks, a formula, a list, a table, undo',
  onBoth,
  async ({ page, at, say, phone }) => {
    const [t, e, signs] = [say(editorText), say(exampleText), say(formulaSignsText)]
    await page.goto(at('/test?part=RichTextField'))
    const { box, value, tool } = field(page, e.stem)
    await tool(t.bold).waitFor()
    const keys = page.keyboard
    await box.focus()
    await keys.press('ControlOrMeta+a')
    await keys.press('Delete')
    await keys.type('H')
    await keys.press('ControlOrMeta+,')
    await keys.type('2')
    await keys.press('ControlOrMeta+,')
    await keys.press('ControlOrMeta+b')
    await expect(tool(t.bold)).toHaveAttribute('aria-pressed', 'true')
    await keys.type('O ')
    await keys.press('ControlOrMeta+b')
    await keys.press('ControlOrMeta+Shift+e')

    const dialog = page.getByRole('dialog', { name: t.formulaTitle })
    await expect(dialog.getByRole('textbox', { name: t.formulaSource })).toBeFocused()
    await keys.type('\\frac{a')
    await expect(dialog.getByText(t.formulaWrong)).toBeVisible()
    await keys.type('}')
    await dialog.getByRole('button', { name: signs.root }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: t.formulaSource })).toBeFocused()
    await keys.type('b')
    await expect(dialog.locator('.katex-html').first()).toBeVisible()
    await expectAccessible(page, 'the dialog of a formula', { within: '[role=dialog]' })
    await keys.press('ControlOrMeta+Enter')
    await expect(dialog).toBeHidden()
    const begin = 'H<sub>2</sub><strong>O </strong><span data-formula="\\frac{a}\\sqrt{b}"></span>'
    await expect(value).toHaveText(`<p>${begin}</p>`)

    // The cursor is behind the formula again.
    await keys.press('Enter')
    await keys.type('- ')
    await keys.type('a')
    const withList = `<p>${begin}</p><ul><li><p>a</p></li></ul>`
    await expect(value).toHaveText(withList)
    await keys.press('Enter')
    await keys.press('Enter')
    // The toolbar is one stop, with arrows inside, and gives the cursor back.
    await keys.press('Alt+F10')
    await keys.press('End')
    await expect(tool(t.clear)).toBeFocused()
    await keys.press('Escape')
    await expect(box).toBeFocused()
    await tool(t.table).click()
    await expect(page.getByRole('toolbar', { name: t.tableTools })).toBeVisible()
    await tool(t.rowDelete).click()
    await tool(t.columnDelete).click()
    await expect(value).toContainText('<tr><td><p></p></td><td><p></p></td></tr><tr>')
    if (phone) {
      await expectNoOverflow(page, 'the editor')
      const smallest = async () => {
        const { width, height } = (await tool(t.undo).boundingBox())!
        return Math.min(width, height)
      }
      await expect.poll(smallest).toBeGreaterThanOrEqual(44)
    }
    await expect(async () => {
      await tool(t.undo).click()
      expect(await value.textContent()).toContain(e.text.slice(0, 12))
    }).toPass()

    const gaps = field(page, e.cloze)
    await gaps.box.focus()
    await expect(gaps.box).toHaveAttribute('contenteditable', 'true')
    await keys.press('ControlOrMeta+End')
    await keys.type('____ a')
    await expect(gaps.value).toContainText('<span data-gap="g2"></span> a</p>')
    await expect(gaps.box).toContainText('2')
    const line = field(page, e.option)
    // Typed before the editor can be there.
    await line.box.evaluate((element) => {
      element.focus()
      for (const key of ['早', 'w', 'Backspace', 'Enter', 'x']) {
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      }
    })
    await expect(line.box).toHaveAttribute('contenteditable', 'true')
    await keys.press('Enter')
    await keys.type('y')
    await expect(line.value).toHaveText(/早xy(<|$)/)
    await expect(line.value).not.toContainText('<p>')
  },
)

test('what is pasted is cleaned, and what is stored comes back as it was', async ({
  page,
  at,
  say,
  enter,
  expected,
}) => {
  // The stored texts name files that are not there or belong to others.
  expected.push(/status of 40[34]/)
  const [t, e] = [say(editorText), say(exampleText)]
  await enter({ role: '2' })
  await page.goto(at('/test?part=RichTextField'))
  const { box, value, tool } = field(page, e.stem)
  await tool(t.bold).waitFor()
  const stored = async () => cleanHtml((await value.textContent())!)
  const softly = expect.configure({ soft: true })
  for (const { from, html, becomes } of pastes) {
    await paste(box, { html })
    await softly.poll(stored, from).toBe(becomes)
  }
  for (const html of dialect) {
    await paste(box, { html })
    await softly.poll(stored).toBe(html)
  }
  const line = field(page, e.option)
  await line.box.focus()
  await expect(line.box).toHaveAttribute('contenteditable', 'true')
  await paste(line.box, { html: '<ul><li>a</li><li><b>b</b></li></ul>' })
  await expect(line.value).toHaveText('a <strong>b</strong>')

  await paste(box, withPicture)
  await expect(value).toContainText(/<img data-file="\d+">/)
  await tool(t.undo).click()
  await expect(value).not.toContainText('<img')
  await tool(t.redo).click()
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const picture = box.getByText(t.wordsMissing)
  await picture.click()
  const dialog = page.getByRole('dialog', { name: t.pictureTitle })
  await dialog.getByRole('textbox', { name: t.pictureAlt }).fill('提单')
  await dialog.getByRole('radio', { name: t.small, exact: true }).check()
  await dialog.getByRole('button', { name: t.apply }).click()
  await expect(value).toContainText(/<img data-file="\d+" alt="提单" width="240">/)
  await paste(box, { html: '<p>a<img src="https://x.example/a.png"></p>' })
  await expect(page.getByText(t.picturesLost('1'))).toBeVisible()
})

test(
  'a text in both languages says which side is missing or outdated',
  onBoth,
  async ({ page, at, say, locale, phone }) => {
    const [e, b] = [say(exampleText), say(bilingualText)]
    await page.goto(at('/test?part=BilingualField'))
    const group = page
      .locator('#BilingualField [data-scheme=light]')
      .getByRole('group', { name: e.stem })
    const [own, other] = locale === 'zh-CN' ? [b.zh, b.en] : [b.en, b.zh]
    const show = async (side: string) => {
      if (phone) await group.getByRole('button', { name: side }).first().click()
    }
    await show(b.en)
    await group.getByRole('button', { name: b.markDone }).click()
    await expect(group.getByText(b.outdated)).toHaveCount(0)
    await show(own)
    const ownBox = group.getByRole('textbox', { name: own })
    await ownBox.click()
    await expect(ownBox).toHaveAttribute('contenteditable', 'true')
    await ownBox.pressSequentially('x')
    await show(other)
    await expect(group.getByText(b.outdated).locator('visible=true').first()).toBeVisible()
    const otherBox = group.getByRole('textbox', { name: other })
    await otherBox.click()
    await expect(otherBox).toHaveAttribute('contenteditable', 'true')
    await otherBox.pressSequentially('y')
    await expect(group.getByText(b.outdated)).toHaveCount(0)
    await expectAccessible(page, 'a text in both languages', { within: '#BilingualField' })
  },
)
