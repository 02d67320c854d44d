import { defineErrors } from './errors.ts'

/** The refusals by a limit, before a byte of the upload is read. {limit} is an amount: '20 MB'. */
export const uploadErrors = /* @__PURE__ */ defineErrors('upload', {
  personDay: {
    kind: 'tooMany',
    zh: '您在 24 小时内上传的文件已达 {limit} 上限，请稍后再试',
    en: 'You have reached the upload limit of {limit} in 24 hours. Please try again later',
  },
  addressDay: {
    kind: 'tooMany',
    zh: '您所在的网络在 24 小时内上传的文件已达 {limit} 上限，请登录后上传，或稍后再试',
    en: 'Your network has reached the upload limit of {limit} in 24 hours. Sign in to upload, or try again later',
  },
  visitorsDay: {
    kind: 'tooMany',
    zh: '今天访客上传的文件已达上限，请登录后上传，或稍后再试',
    en: 'Visitor uploads have reached today’s limit. Sign in to upload, or try again later',
  },
  visitorsFull: {
    kind: 'refused',
    zh: '访客附件的存储空间已满，请登录后上传，或不带附件提交',
    en: 'The storage for visitor attachments is full. Sign in to upload, or send your feedback without the attachment',
  },
  siteDay: {
    kind: 'tooMany',
    zh: '本站今天的上传量已达上限，请稍后再试',
    en: 'This site has reached today’s upload limit. Please try again later',
  },
})
