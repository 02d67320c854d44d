import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, teachers } from '#tests/rights.ts'
import { filmApi } from './contract.ts'

await testCalls(filmApi, {
  getFilm: everyone,
  choosePoster: teachers,
  getSubtitles: teachers,
  getCues: teachers,
  addSubtitle: teachers,
  saveSubtitle: teachers,
  deleteSubtitle: teachers,
})
