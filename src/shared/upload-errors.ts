import { defineErrors } from './errors.ts'

/** The refusals by a limit, before a byte of the upload is read. {limit} is an amount: '20 MB'. */
export const uploadErrors = /* @__PURE__ */ defineErrors('upload', {
  personDay: {
    kind: 'tooMany',
    zh: '您在 24 小时内上传的文件已达 {limit} 上限，请稍后再试',
    en: 'You have reached the upload limit of {limit} in 24 hours. Please try again later',
  },
  newPersonDay: {
    kind: 'tooMany',
    zh: '新注册账号首日最多上传 {limit}，请明天再试',
    en: 'New accounts can upload up to {limit} on their first day. Please try again tomorrow',
  },
  newPersonsDay: {
    kind: 'tooMany',
    zh: '今天新注册账号上传的文件已达上限，请明天再试',
    en: 'Uploads from new accounts have reached today’s limit. Please try again tomorrow',
  },
  networkDay: {
    kind: 'tooMany',
    zh: '您所在的网络在 24 小时内上传的文件已达 {limit} 上限，请稍后再试',
    en: 'Your network has reached the upload limit of {limit} in 24 hours. Please try again later',
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
  siteDay: {
    kind: 'tooMany',
    zh: '本站今天的上传量已达上限，请稍后再试',
    en: 'This site has reached today’s upload limit. Please try again later',
  },
})
