import { bankApi } from '#src/features/content/bank/contract.ts'
import { choiceOf, saved } from '#src/features/content/bank/test-bank.ts'
import { windowOf } from '#src/features/content/draft/test-drafts.ts'
import { outlineText } from '#src/features/content/outline/web/outline-text.ts'
import { drawText } from '#src/features/content/outline/web/items/quiz/draw-text.ts'
import { settingsText } from '#src/features/content/outline/web/items/quiz/settings-text.ts'
import { paperPaths } from '#src/features/content/paper/paths.ts'
import { twinsText } from '#src/features/content/paper/web/twins-text.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import type { Person } from '#tests/world.ts'
import { invigilationApi } from './contract.ts'
import { invigilationPaths } from './paths.ts'
import { copyText } from './web/copy-text.ts'
import { invigilationText } from './web/invigilation-text.ts'

test('a quiz draws from a folder by difficulty', onPhone, async ({ page, at, say, enter }) => {
  const [d, s, o, types] = [say(drawText), say(settingsText), say(outlineText), say(typeText)]
  const teacher = await enter({ role: '2' })
  const { folderId } = await teacher.call(bankApi.createFolder, { parentId: null, name: '术语' })
  for (const [stem, difficulty] of [
    ['FOB', 1],
    ['CIF', 1],
    ['CFR', 3],
  ] as const) {
    await teacher.call(bankApi.createQuestion, {
      ...{ folderId, ...saved(choiceOf(stem), { difficulty }) },
    })
  }
  const made = await teacher.call(textbookApi.createTextbook, { name: '国际贸易' })
  const window = windowOf(teacher.call as unknown as Person, made.draftId, 'page-draws')
  await window.open()
  const name = { zh: '一', en: 'One' }
  const empty = { zh: '', en: '' }
  await window.save([
    {
      ...{ key: 'c-1', field: '' },
      value: { kind: 'chapter', place: { parent: null, order: 'a0' }, name, introduction: empty },
    },
    {
      ...{ key: 'i-1', field: '' },
      value: {
        ...{ kind: 'item', type: 'quiz', trial: false, name },
        ...{ body: { questions: [], passPercent: 60 }, place: { parent: 'c-1', order: 'a0' } },
      },
    },
  ])
  await page.goto(at(textbookPaths.chapters(made.textbookId)))
  const outline = page.getByRole('treegrid', { name: o.label })
  // A textbook is written in Chinese, whatever the language of the page.
  await outline.getByRole('link', { name: o.openContent('一') }).click()
  const item = page.getByRole('button', { name: /^一 ./ })
  await item.click()
  const draw = page.getByRole('region', { name: s.draw })
  await test.step('conditions, with the number that matches', async () => {
    await page.getByRole('button', { name: d.add }).click()
    const dialog = page.getByRole('dialog', { name: d.title })
    await dialog.getByRole('combobox', { name: d.folder }).selectOption(String(folderId))
    await expect(dialog.getByText(d.matching('3'))).toBeVisible()
    await dialog.getByRole('checkbox', { name: types.difficulties[1] }).check()
    await expect(dialog.getByText(d.matching('2'))).toBeVisible()
    await look(page, 'draw-conditions')
    await dialog.getByRole('button', { name: d.save }).click()
    await expect(draw.getByText(s.drawAbout('2'))).toBeVisible()
  })
  await test.step('more than match are refused at once', async () => {
    await draw.getByRole('textbox', { name: s.drawCount }).fill('3')
    await expect(draw.getByText(s.drawShort('2'))).toBeVisible()
    await draw.getByRole('textbox', { name: s.drawCount }).fill('2')
  })
  await test.step('a new question is offered, and taken', async () => {
    const more = { folderId, ...saved(choiceOf('FCA'), { difficulty: 1 }) }
    await teacher.call(bankApi.createQuestion, more)
    await page.reload()
    await item.click()
    await draw.getByRole('button', { name: d.renew }).click()
    await expect(draw.getByText(s.drawAbout('3'))).toBeVisible()
    await look(page, 'draw-of-folder')
  })
})

test('papers A and B are made by the plan of a quiz', async ({ page, at, say, enter, newQuiz }) => {
  const [t, c, m] = [say(twinsText), say(copyText), say(invigilationText)]
  const teacher = await enter({ role: '2', isVerified: true })
  const { folderId } = await teacher.call(bankApi.createFolder, { parentId: null, name: '判断' })
  for (let number = 1; number <= 5; number += 1) {
    const body = trueFalse(`第 ${number} 句`)
    await teacher.call(bankApi.createQuestion, { folderId, ...saved(body) })
  }
  const name = `期末 ${teacher.username}`
  const { quizId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
  await page.goto(at(invigilationPaths.quiz(quizId)))
  await whenReady(page)
  await page.getByRole('button', { name: m.more }).click()
  await page.getByRole('menuitem', { name: c.paper }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: t.title }).click()
  await page.getByRole('combobox', { name: t.folder }).selectOption(String(folderId))
  // Five for six places: one is in both.
  await expect(page.getByText(t.percent('33'), { exact: true })).toBeVisible()
  await expect(page.getByText(t.inBoth)).toHaveCount(2)
  await page.getByRole('checkbox', { name: t.keepA }).check()
  await expect(page.getByText(t.inBoth)).toHaveCount(0)
  // Paper A is the paper of the quiz.
  await expect(page.getByRole('link', { name: new RegExp(`${name} ·`) })).toHaveCount(3)
  await look(page, 'papers-a-b')
  await page.getByRole('button', { name: t.make }).click()
  await page.waitForURL(new RegExp(`${paperPaths.papers()}$`))
  for (const letter of ['A卷', 'B卷']) {
    await expect(page.getByRole('link', { name: new RegExp(letter) })).toBeVisible()
  }
  expect((await teacher.call(invigilationApi.getCopyPlaces, {})).courses).toHaveLength(1)
})
