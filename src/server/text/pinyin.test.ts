import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinyinOf, soundsOf } from './pinyin.ts'

test.each([
  ['报关', 'baoguan', 'bg'],
  ['信用证', 'xinyongzheng', 'xyz'],
  ['银行行业', 'yinhanghangye', 'yhhy'],
  ['重庆市', 'chongqingshi', 'cqs'],
  ['货物重量', 'huowuzhongliang', 'hwzl'],
  ['长春大学', 'changchundaxue', 'ccdx'],
  ['行长与成长', 'hangzhangyuchengzhang', 'hzycz'],
  ['厦门', 'xiamen', 'xm'],
  ['绿色贸易', 'lvsemaoyi', 'lsmy'],
  ['FOB 报价（２０２０）', 'fobbaojia2020', 'fobbj2020'],
  ['', '', ''],
])('%s is typed %s or %s', (text, whole, initials) => {
  expect(pinyinOf(text)).toEqual({ whole, initials })
})

test('a surname is read as one, a word is not', () => {
  expect(pinyinOf('曾国藩', { person: true }).whole).toBe('zengguofan')
  expect(pinyinOf('单晓', { person: true }).whole).toBe('shanxiao')
  expect(pinyinOf('单据审核').whole).toBe('danjushenhe')
})

test('sounds cover any text without a gap, and contain only letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const sounds = soundsOf(text)
      expect(sounds.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
      expect(sounds.every(({ sound }) => /^[a-z0-9]*$/.test(sound))).toBe(true)
    }),
    { examples: [['报\ud800关\u0000𠮷é'], ['女％_\\']] },
  )
})
