import { expect, test } from 'vitest'
import { documentTypes, encryptedType } from '#src/shared/file-kind.ts'
import { isAsNamed } from './content-work.ts'

test('a file is what its name says', () => {
  for (const [name, mime] of [
    ['第一讲.mp4', 'video/mp4'],
    ['第一讲.MP4', 'audio/mp4'],
    ['采访.m4a', 'video/mp4'],
    ['课件.docx', documentTypes.pdf],
    ['课件.pptx', encryptedType],
    ['旧.wps', 'application/x-cfb'],
    ['导出.xls', 'text/html'],
    ['main.ts', 'text/plain'],
    ['图.jpg', 'image/heic'],
    ['资料.zip', 'application/x-rar-compressed'],
    ['无名', 'application/octet-stream'],
  ]) {
    expect(isAsNamed(name!, mime!), name).toBe(true)
  }
})

test('a file that was cut off, renamed or made up is not', () => {
  for (const [name, mime] of [
    ['坏的.pptx', 'application/zip'],
    ['程序.mp4', 'application/x-elf'],
    ['随机.mov', 'application/octet-stream'],
    ['文字.mp4', 'text/plain'],
    ['文字.docx', 'text/plain'],
    ['影片.pdf', 'video/mp4'],
    ['网页.png', 'text/html'],
    ['压缩包.mp3', 'application/zip'],
  ]) {
    expect(isAsNamed(name!, mime!), name).toBe(false)
  }
})
