import { expect, test } from 'vitest'
import { latinName } from './latin-name.ts'
import { namesInPinyin } from './names-in-pinyin.ts'

const finds = (words: string, name: string) => {
  const found = namesInPinyin(words)
  return found !== null && new RegExp(found.pattern).test(name)
}

test('a name is found as it is shown, whole, begun or in part', () => {
  for (const name of ['陈思远', '吕诗婷', '欧阳静', '曾若溪', '单雄信', '阿卜杜·热合曼', '女娲']) {
    expect(finds(latinName(name), name), latinName(name)).toBe(true)
  }
  for (const words of ['CHEN', 'chen si', 'Siyuan', 'chensiy', "Chen Si'yuan"]) {
    expect(finds(words, '陈思远'), words).toBe(true)
  }
  expect(finds('lü', '吕诗婷')).toBe(true)
  expect(finds('xian', '王西安')).toBe(true)
  expect(finds('xian', '王先')).toBe(true)
  // A sign between syllables divides them.
  expect(finds("xi'an", '王先')).toBe(false)
  expect(finds('chen siyan', '陈思远')).toBe(false)
})

test('words that are no pinyin, or too many names at once, find none', () => {
  for (const words of [
    '',
    'c',
    'sarah',
    'admin',
    '陈',
    'a1',
    'xian'.repeat(6),
    'chen'.repeat(20),
  ]) {
    expect(namesInPinyin(words), words).toBe(null)
  }
})
