import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { filmApi } from '../contract.ts'
import { mayRead } from '#src/features/content/file/server/rules.ts'
import { mayChangeFilm } from './rules.ts'

export const filmRules: ObjectRule[] = [
  {
    rule: mayRead,
    calls: [filmApi.getFilm],
    zh: '上传者、管理员、可学习使用该视频的课程的人，以及持有有效链接的人可以观看；公开的视频人人可看',
    en: 'Its uploader, administrators, people who may study a course that uses it, and holders of a valid link; a public one is open to all',
  },
  {
    rule: mayChangeFilm,
    calls: [
      filmApi.choosePoster,
      filmApi.getSubtitles,
      filmApi.getCues,
      filmApi.addSubtitle,
      filmApi.saveSubtitle,
      filmApi.deleteSubtitle,
    ],
    zh: '仅上传者和管理员可以更换封面、编辑字幕',
    en: 'Only its uploader and administrators choose its poster and edit its subtitles',
  },
]
