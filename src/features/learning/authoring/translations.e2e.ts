import { draftApi } from '#src/features/content/draft/contract.ts'
import { chapter, set } from '#src/features/content/draft/test-drafts.ts'
import { saveText } from '#src/features/content/draft/web/save-text.ts'
import { translateText } from '#src/features/content/outline/web/translate/translate-text.ts'
import { reading } from '#src/features/learning/approval/test-changes.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { authoringApi } from './contract.ts'
import { authoringPaths } from './paths.ts'

test(
  'a teacher offers a course in both languages and translates down the list',
  onBoth,
  async ({ page, at, say, enter }) => {
    test.slow()
    const [t, s] = [say(translateText), say(saveText)]
    const english = (field: string) => s.ofSide(s.fields[field]!, s.en)
    const teacher = await enter({ role: '2', isVerified: true })
    const { courseId, draftId } = await teacher.call(authoringApi.createCourse, {
      ...{ kind: 'premium', name: '跟单实务' },
    })
    const { revision: base } = await teacher.call(draftApi.open, { draftId })
    const changes = [
      chapter('c-1', '第一章'),
      set('c-1', 'introduction.zh', '从询盘到合同'),
      reading('i-1'),
      chapter('c-2', '第二章', null, 'a1'),
      set('c-2', 'name', { zh: '第二章 改', en: 'Chapter two', outdated: 'en' }),
    ]
    const acts = [{ id: 'one', changes }]
    await teacher.call(draftApi.save, { draftId, base, window: 'journey', acts })
    const keys = 'head,c-1,c-2,i-1'
    const stored = async () => {
      const { records } = await teacher.call(draftApi.getRecords, { draftId, keys })
      return Object.fromEntries(records.map(({ key, value }) => [key, value]))
    }

    await test.step('the page says that the course is offered in one language', async () => {
      await page.goto(at(authoringPaths.translations({ courseId, kind: 'premium' })))
      await whenReady(page)
      await look(page, 'translations one language')
      await page.getByRole('button', { name: t.offer.zh }).click()
      await expect(page.getByRole('group', { name: t.filter })).toBeVisible()
    })

    await test.step('Enter goes down the list', async () => {
      const first = page.getByRole('region', { name: /第一章/ })
      const name = first.getByRole('textbox', { name: english('name') }).first()
      await name.fill('Chapter one')
      await name.press('Enter')
      const introduction = first.getByRole('textbox', { name: english('introduction') })
      await expect(introduction).toBeFocused()
      await introduction.fill('From enquiry to contract')
      await introduction.press('Control+Enter')
      const item = first.getByRole('textbox', { name: english('name') }).last()
      await expect(item).toBeFocused()
      await item.fill('Reading')
      await item.press('Enter')
      const open = first.getByRole('button', { name: t.openText })
      await expect(open).toBeFocused()
      await look(page, 'translations')
      await open.click()
      const text = first.getByRole('textbox', { name: english('body') })
      await text.click()
      await expect(text).toHaveAttribute('contenteditable', 'true')
      await text.fill('The text')
      await expect(first.getByText(t.state.done)).toHaveCount(4)
    })

    await test.step('an outdated one is marked as still right', async () => {
      const second = page.getByRole('region', { name: /第二章/ })
      await second.getByRole('button', { name: t.stillRight }).click()
      await expect(second.getByText(t.state.done)).toBeVisible()
      await page.getByRole('button', { name: new RegExp(`^${t.show.outdated}`) }).click()
      await expect(page.getByRole('heading', { name: t.fine.outdated })).toBeVisible()
    })

    await test.step('everything is saved', async () => {
      await expect
        .poll(async () => {
          const { 'c-1': one, 'c-2': two, 'i-1': item, head } = await stored()
          return { one, two, item, head }
        })
        .toMatchObject({
          one: {
            name: { en: 'Chapter one' },
            introduction: { en: 'From enquiry to contract' },
          },
          two: { name: { zh: '第二章 改', en: 'Chapter two' } },
          item: { name: { en: 'Reading' }, body: { en: '<p>The text</p>' } },
          head: { offered: 'both' },
        })
      await expect
        .poll(async () => (await stored())['c-2']!['name'])
        .toEqual({ zh: '第二章 改', en: 'Chapter two' })
    })
  },
)
