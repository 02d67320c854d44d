import { expect, test } from 'vitest'
import { endsTag, tagNameMax, tagsIn } from './forms.ts'

test('tags are parted by the commas of both languages, and cut at their length', () => {
  expect(tagsIn('信用证，UCP 600; 单证、 ,')).toEqual(['信用证', 'UCP 600', '单证'])
  expect(tagsIn('长'.repeat(40))).toEqual(['长'.repeat(tagNameMax)])
  expect(['海运；', '海运', 'sea freight'].map(endsTag)).toEqual([true, false, false])
})
