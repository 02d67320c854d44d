import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { bilingualText } from '../editor/web/bilingual-text.ts'
import { editorText } from '../editor/web/edit/editor-text.ts'
import { chooserText } from '../file/web/chooser/chooser-text.ts'
import { drawingText } from '../question/web/drawing/drawing-text.ts'
import { editText } from '../question/web/edit/edit-text.ts'
import { questionText } from '../question/web/question-text.ts'
import { sheetText } from '../question/web/sheet/sheet-text.ts'
import { bankPaths } from './paths.ts'
import { questionPageText } from './web/question-page-text.ts'

/** A PDF of one page with a word. */
function blankForm(): Buffer {
  const words = 'BT /F1 24 Tf 40 200 Td (Shipper) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[5 0 R]/Count 1>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 260]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
  ]
  const body = objects.map((text, n) => `${n + 1} 0 obj\n${text}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Size 6/Root 1 0 R>>\n%%EOF`)
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNQclmFFTEMLQkAcE5EAS2voFYAAAAASUVORK5CYII=',
  'base64',
)

/** Drags over the board, by shares of its width and height: by mouse, on a phone by a finger. */
async function drag(page: Page, phone: boolean, from: [number, number], to: [number, number]) {
  const board = page.locator('[data-tool]')
  await board.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = (await board.boundingBox())!
  const [begin, end] = [from, to].map(([across, down]) => ({
    x: x + width * across,
    y: y + height * down,
  }))
  if (!phone) {
    await page.mouse.move(begin!.x, begin!.y)
    await page.mouse.down()
    await page.mouse.move(end!.x, end!.y, { steps: 3 })
    await page.mouse.up()
    return
  }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: typeof begin) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', begin)
  await touch('touchMove', end)
  await touch('touchEnd')
}

test(
  'a document form is drawn on an uploaded PDF by pointer and keys, saved, and tried; pictures stay in sight',
  onBoth,
  async ({ page, at, say, enter, phone }) => {
    const [t, e, q] = [say(drawingText), say(editText), say(questionPageText)]
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type=file]').setInputFiles(file)
      await expect(dialog.getByRole('radio', { name: file.name })).toBeChecked()
      await dialog.getByRole('button', { name: say(chooserText).take('1'), exact: true }).click()
    }
    await enter({ role: '2' })
    await page.goto(at(bankPaths.create('form')))
    const editor = page.locator('[data-editor]')
    // The editor of this type loads by itself.
    await expect(async () => {
      await editor.getByRole('button', { name: t.chooseSheet }).click({ timeout: 1000 })
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await choose({ name: '提单.pdf', mimeType: 'application/pdf', buffer: blankForm() })

    const stem = editor.getByRole('textbox', { name: e.stem }).first()
    await expect(stem).toHaveAttribute('contenteditable', 'true')
    await stem.pressSequentially('B/L')
    await editor
      .getByRole('button', { name: say(editorText).picture })
      .first()
      .click()
    await choose({ name: '图.png', mimeType: 'image/png', buffer: pixel })
    const picture = stem.locator('img[src]')
    const isSeen = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth > 0)
    await expect.poll(isSeen).toBe(true)

    await drag(page, phone, [0.1, 0.1], [0.5, 0.2])
    const box = editor.getByRole('textbox', { name: t.boxName }).first()
    await expect(box).toBeFocused()
    await page.keyboard.type('Shipper')
    await page.keyboard.press('Enter')
    await page.keyboard.type('ABC Co.')
    await page.keyboard.press('Enter')
    // The next one without a pointer: added below the first, moved by the arrows.
    await page.keyboard.press('Enter')
    await expect(box).toBeFocused()
    await page.keyboard.type('Port')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Shanghai')
    const port = editor.getByRole('button', { name: t.shape('2', 'Port') })
    const across = async () => (await port.boundingBox())!.x
    const place = await across()
    await port.press('Shift+ArrowRight')
    await expect.poll(across).toBeGreaterThan(place)
    const words = editor.getByRole('group', { name: t.alt, exact: true }).getByRole('textbox')
    await words.first().fill('Blank bill of lading')
    await expect(page.getByText(q.isReady)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(q.savedReady)).toBeVisible()

    await page.reload()
    await expect(stem).toHaveAttribute('contenteditable', 'true')
    await expect.poll(isSeen).toBe(true)
    await expect(port).toBeVisible()
    // On a phone the other language is behind its tab.
    const own = page.getByRole('group', { name: e.stem, exact: true }).first()
    await expect(own.getByRole('button', { name: say(bilingualText).en }).first()).toBeVisible({
      visible: phone,
    })
    await page.getByRole('button', { name: q.try }).click()
    const dialog = page.getByRole('dialog', { name: q.tryTitle })
    await dialog.getByRole('textbox', { name: 'Shipper' }).fill('ABC Co.')
    await dialog.getByRole('textbox', { name: 'Port' }).fill('Ningbo')
    await expect(dialog.getByText(say(sheetText).filled('2', '2'))).toBeVisible()
    await dialog.getByRole('button', { name: q.check }).click()
    await expect(dialog.getByText(say(questionText).verdicts.part).first()).toBeVisible()
  },
)
