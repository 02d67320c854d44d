import type { Case } from './measure.ts'
import type { BankSchool } from './seed-bank.ts'

/** The question bank of a teacher with 100,000 questions, and of one with whom half of them are shared. */
export function bankCases({ owner, reader, folderId, questionId, tagId }: BankSchool): Case[] {
  const get = (name: string, path: string, token = owner): Case => ({
    name,
    scenario: {
      kind: 'calls',
      once: false,
      calls: [{ method: 'GET', path: `/api/QuestionBank/${path}`, headers: { token } }],
    },
  })
  const list = 'GetQuestions'
  const found = (words: string) => `${list}?keyword=${encodeURIComponent(words)}`
  return [
    get('bank, list', list),
    get('bank, page 300', `${list}?page=300`),
    get('bank, by title', `${list}?sort=title`),
    get('bank, by difficulty', `${list}?sort=difficulty`),
    get('bank, one type', `${list}?type=essay`),
    get('bank, few of all', `${list}?type=essay&status=retired&difficulty=3`),
    get('bank, a tag', `${list}?tag=${tagId}`),
    get('bank, a large folder', `${list}?folder=${folderId}`),
    get('bank, a small folder', `${list}?folder=${folderId + 1}`),
    get('bank, search, everywhere', found('信用证')),
    get('bank, search, two words', found('海运提单 汉堡')),
    get('bank, search, one question', found('合同 4711')),
    get('bank, search, English', found('letter of credit exporter')),
    get('bank, search, nothing', found('火箭')),
    get('bank, folders', 'GetFolders'),
    get('bank, open a question', `GetQuestion?questionId=${questionId}`),
    get('bank, shared list', `${list}?view=shared`, reader),
    get('bank, shared search', `${found('信用证')}&view=shared`, reader),
    get('bank, shared folders', 'GetFolders', reader),
  ]
}
