import { expect, test } from 'vitest'
import { limitsOf } from './server/sign-in-limits.ts'
import { addressSubject, nameSubject, pairSubject } from './server/subjects.ts'

const address = addressSubject('203.0.113.7')

test('each spelling of a name counts for the same subject, which does not show it', () => {
  const subject = nameSubject('Lin_Yuhang')
  expect(nameSubject(' LIN_YUHANG ')).toBe(subject)
  expect(subject).toMatch(/^name:[\w-]{20,}$/)
  expect(subject.toLowerCase()).not.toContain('yuhang')
})

test('a pair names the whole subject of a name and of an address', () => {
  const name = nameSubject('lin_yuhang')
  expect(pairSubject(name, address)).toBe(`pair:${name}|ip:203.0.113.7`)
})

test('a try without a name counts for its address alone', () => {
  const subjects = limitsOf({ address, width: 1 }, 'work').map(({ subject }) => subject)
  expect(subjects).toEqual([address])
})
