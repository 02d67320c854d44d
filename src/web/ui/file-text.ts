import { texts } from '#src/web/i18n.tsx'

/** Texts of file fields, apart from `uiText` because few pages have such a field. */
export const fileText = texts({
  zh: {
    chooseFile: '选择文件',
    dropHere: '或拖放到此处',
    limits: (types: string, size: string, max: number) =>
      [
        types && `支持 ${types}`,
        size && `${max > 1 ? '每个' : ''}不超过 ${size}`,
        max > 1 && `最多 ${max} 个`,
      ]
        .filter(Boolean)
        .join('，'),
    added: (n: number, max: number) => `已添加 ${n} / ${max} 个`,
    tooMany: (max: number, left: number) => `最多 ${max} 个，多选的 ${left} 个没有添加`,
    fileReady: '等待上传',
    fileUploading: (percent: string) => `上传中 ${percent}`,
    fileSuccess: '已上传',
    uploadFailed: '上传失败，请稍后再试',
    uploadCancelled: '已取消上传',
    uploadInterrupted: '网络异常，上传中断，请稍后再试',
    uploadRefused: (method: string, url: string, status: number) =>
      `上传失败：${method} ${url} ${status}`,
    badType: (list: string) => `不支持的文件类型，请上传：${list}`,
    noExtension: '文件格式无效',
    tooLarge: (limit: string) => `文件不能超过 ${limit}`,
    retry: '重试',
    remove: '删除',
    removeNamed: (name: string) => `删除 ${name}`,
    cancelNamed: (name: string) => `取消上传 ${name}`,
    retryNamed: (name: string) => `重试上传 ${name}`,
    removeTitle: (name: string) => `删除“${name}”？`,
    removeText: '删除后无法恢复。',
  },
  en: {
    chooseFile: 'Choose file',
    dropHere: 'or drop it here',
    limits: (types: string, size: string, max: number) =>
      [
        types && `Accepted: ${types}`,
        size && `up to ${size}${max > 1 ? ' each' : ''}`,
        max > 1 && `${max} files at most`,
      ]
        .filter(Boolean)
        .join(', '),
    added: (n: number, max: number) => `${n} of ${max} added`,
    tooMany: (max: number, left: number) => `${max} at most: ${left} more were not added`,
    fileReady: 'Waiting to upload',
    fileUploading: (percent: string) => `Uploading ${percent}`,
    fileSuccess: 'Uploaded',
    uploadFailed: 'Upload failed. Please try again later',
    uploadCancelled: 'Upload cancelled',
    uploadInterrupted: 'Network error, upload interrupted. Please try again later',
    uploadRefused: (method: string, url: string, status: number) =>
      `fail to ${method} ${url} ${status}`,
    badType: (list: string) => `Unsupported file type, please upload one of: ${list}`,
    noExtension: 'Invalid file format',
    tooLarge: (limit: string) => `The file must not exceed ${limit}`,
    retry: 'Try again',
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    cancelNamed: (name: string) => `Cancel upload of ${name}`,
    retryNamed: (name: string) => `Try again: upload ${name}`,
    removeTitle: (name: string) => `Delete “${name}”?`,
    removeText: 'This cannot be undone.',
  },
})
