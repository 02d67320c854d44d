import { data } from 'react-router'
import { expect, test } from 'vitest'
import { unlessBroken } from './page.ts'

test('a part that breaks is null, and a refusal or a slip in the code still ends the page', async () => {
  const refused = (status: number) => unlessBroken(Promise.reject(data({}, { status })))
  expect(await unlessBroken(Promise.resolve('read'))).toBe('read')
  expect(await refused(500)).toBeNull()
  expect(await refused(503)).toBeNull()
  await expect(refused(404)).rejects.toMatchObject({ init: { status: 404 } })
  await expect(unlessBroken(Promise.reject(new TypeError('slip')))).rejects.toThrow('slip')
})
