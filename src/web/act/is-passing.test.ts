import { describe, expect, it } from 'vitest'
import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { ApiError } from '#src/web/api-error.ts'
import { isPassing } from './is-passing.ts'

const answered = (code: number) =>
  new ApiError({ code, msg: '', enmsg: '', data: null, error: 'some.refusal' })

describe('A failed call', () => {
  it('passes by itself after no answer, an ended session, a busy or a broken server', () => {
    const passing = [codeNoAnswer, kinds.sessionEnded.code, kinds.tooMany.code, 500, 503, 599]
    expect(passing.filter((code) => !isPassing(answered(code)))).toEqual([])
    expect(isPassing(new TypeError('a fault in the page'))).toBe(true)
  })

  it('stays where the server has read the call and refuses it', () => {
    const staying = [kinds.invalid.code, kinds.refused.code, kinds.forbidden.code, 413, 600]
    expect(staying.filter((code) => isPassing(answered(code)))).toEqual([])
  })
})
