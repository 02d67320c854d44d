import { expect, test } from 'vitest'
import { latinName, nameFor } from './latin-name.ts'

test.each([
  ['陈海燕', 'Chen Haiyan'],
  ['欧阳静', 'Ouyang Jing'],
  ['曾国强', 'Zeng Guoqiang'],
  ['单雪', 'Shan Xue'],
  ['吕萍', 'Lyu Ping'],
  ['阿依古丽·买买提', 'Ayiguli Maimaiti'],
  ['Anna Müller', 'Anna Müller'],
  ['龚翀', 'Gong Chong'],
  ['张Anna', '张Anna'],
  ['', ''],
])('%s is written %s for readers of English', (name, latin) => {
  expect(latinName(name)).toBe(latin)
})

test('a page in English shows a name in Latin letters, a Chinese page shows it as it is', () => {
  expect(nameFor('上官云', 'en-US')).toBe('Shangguan Yun')
  expect(nameFor('上官云', 'zh-CN')).toBe('上官云')
})
