import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords, defineErrors } from '#src/shared/errors.ts'
import { idInBody } from '#src/shared/ids.ts'

export const savedFiltersMax = 20
export const savedFilterName = 30

export const savedFilterErrors = defineErrors('savedFilter', {
  full: {
    kind: 'refused',
    zh: `最多保存 ${savedFiltersMax} 个筛选`,
    en: `No more than ${savedFiltersMax} saved filters`,
  },
})

/** The list that a filter belongs to: 'people'. Its room names it, because later rooms bring lists too. */
const screen = z.string().regex(/^[a-z][a-z-]{0,39}$/)

export const savedFilterApi = {
  getSavedFilters: endpoint({
    method: 'GET',
    path: 'Admin/GetSavedFilters',
    access: 'reviewer',
    summary: { zh: '查看自己保存的筛选', en: 'List one’s own saved filters of a list' },
    input: z.object({ screen }),
    answer: z.array(z.object({ filterId: z.int(), name: z.string(), query: z.string() })),
  }),
  saveFilter: endpoint({
    method: 'POST',
    path: 'Admin/SaveFilter',
    access: 'reviewer',
    summary: { zh: '保存筛选', en: 'Save a filter; the same name replaces it' },
    input: z.object({
      screen,
      name: z
        .string({ error: bothWords('请输入名称', 'Please enter a name') })
        .trim()
        .min(1, bothWords('请输入名称', 'Please enter a name'))
        .max(
          savedFilterName,
          bothWords(
            `不能超过 ${savedFilterName} 个字符`,
            `No more than ${savedFilterName} characters`,
          ),
        ),
      query: z
        .string()
        .max(500)
        .regex(/^[^?#\s]*$/),
    }),
    answer: z.object({ filterId: z.int() }),
    errors: [savedFilterErrors.full],
    repeatable: true,
  }),
  deleteFilter: endpoint({
    method: 'POST',
    path: 'Admin/DeleteFilter',
    access: 'reviewer',
    summary: { zh: '删除保存的筛选', en: 'Delete a saved filter' },
    input: z.object({ filterId: idInBody() }),
    answer: z.object({}),
    repeatable: true,
  }),
}
