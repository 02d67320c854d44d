import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { pictureApi } from '../contract.ts'
import { mayManagePicture } from './rules.ts'

export const pictureRules: ObjectRule[] = [
  {
    rule: mayManagePicture,
    calls: [pictureApi.getPicture, pictureApi.cropPicture],
    zh: '图片属于本人',
    en: 'The picture is the person’s own',
  },
]
