import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of the import of subtitles, which opens on demand. */
export const importText = texts({
  zh: {
    importText: '文件编码自动识别。导入后替换现有内容，可以撤销。',
    importFile: 'SRT 或 VTT 文件',
    choose: '选择文件',
    dropHere: '或拖放到此处',
    importNow: (count: string) => `导入 ${count} 条`,
    found: (count: string, encoding: string) => `识别到 ${count} 条字幕，文件编码 ${encoding}。`,
    faults: (count: string) => `${count} 处无法识别，不会导入：`,
    line: (line: string) => `第 ${line} 行：`,
    problems: {
      time: '时间格式不正确',
      order: '结束时间不晚于开始时间',
      empty: '没有文字',
      long: '文字过长',
      many: '超过条数上限',
    },
    nothingFound: '文件中没有可识别的字幕。',
  },
  en: {
    importText:
      'The encoding of the file is detected. The current cues are replaced; you can undo this.',
    importFile: 'SRT or VTT file',
    choose: 'Choose file',
    dropHere: 'or drop it here',
    importNow: (count: string) => `Import ${counted(count, 'cue')}`,
    found: (count: string, encoding: string) =>
      `${counted(count, 'cue')} found; the file is in ${encoding}.`,
    faults: (count: string) => `${counted(count, 'cue')} cannot be read and will be left out:`,
    line: (line: string) => `Line ${line}: `,
    problems: {
      time: 'the time is not valid',
      order: 'the end is not after the start',
      empty: 'there is no text',
      long: 'the text is too long',
      many: 'there are too many cues',
    },
    nothingFound: 'No subtitles were found in this file.',
  },
})
