import { expect, test } from 'vitest'
import { latinName } from './latin-name.ts'

test.each([
  ['陈海燕', 'Chen Haiyan'],
  ['欧阳静', 'Ouyang Jing'],
  ['曾国强', 'Zeng Guoqiang'],
  ['单雪', 'Shan Xue'],
  ['吕萍', 'Lyu Ping'],
  ['阿依古丽·买买提', 'Ayiguli Maimaiti'],
  ['Anna Müller', 'Anna Müller'],
  ['', ''],
])('%s is written %s for readers of English', (name, latin) => {
  expect(latinName(name)).toBe(latin)
})
