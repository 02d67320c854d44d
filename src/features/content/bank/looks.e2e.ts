import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { bankApi } from './contract.ts'
import { bankPaths } from './paths.ts'
import { choiceOf, saved } from './test-bank.ts'
import { bankText } from './web/bank-text.ts'
import { questionPageText } from './web/question-page-text.ts'

const long =
  '根据《跟单信用证统一惯例》（UCP 600），开证行在收到单据后最迟应于几个银行工作日内决定是否接受单据？'

test(
  'the question bank, its dialogs and the page of a question are accessible and fit',
  everywhere,
  async ({ page, at, say, enter }) => {
    const t = say(bankText)
    const q = say(questionPageText)
    const person = await enter({ role: '2' })
    const { folderId } = await person.call(bankApi.createFolder, {
      parentId: null,
      name: '期中考试用题（2026 年秋季学期国际商务 1、2、3 班）',
    })
    const tags = ['信用证', 'UCP 600', 'International settlement']
    const { questionId } = await person.call(bankApi.createQuestion, {
      ...saved(choiceOf(`<p>${long}</p>`), { tags }),
      folderId,
    })
    const draft = choiceOf('', '<p>Which of these is a document of title?</p>')
    await person.call(bankApi.createQuestion, {
      ...saved({ ...draft, options: [] }),
      folderId: null,
    })
    await page.goto(at(bankPaths.bank()))
    await page.getByRole('checkbox', { name: t.selectAll }).check()
    await expect(page.getByRole('region', { name: t.selected('2') })).toBeVisible()
    await look(page, 'the question bank')
    await page.getByRole('button', { name: t.move, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
    await look(page, 'moving questions')
    await page.goto(at(bankPaths.create()))
    await look(page, 'the types of questions')
    await page.goto(at(bankPaths.question(questionId)))
    await look(page, 'a question')
    await page.getByRole('button', { name: q.try }).click()
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    await look(page, 'trying a question')
  },
)
