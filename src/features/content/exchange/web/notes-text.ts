import { counted, texts } from '#src/web/i18n.tsx'
import type { NoteCode } from '../note-codes.ts'
import { enFields, enTypes, zhFields, zhTypes } from './field-names-text.ts'

/** The subject of a note: the tag, the number, the excerpt. */
type About = Record<string, string | number>
type Words = Record<NoteCode, string | ((about: About) => string)>

/** The words of every note, in the order of the codes. */
export const notesText = texts<{ notes: Words; kinds: Record<string, string> }>({
  zh: {
    kinds: { lost: '丢失', changed: '改动', error: '不能导入', hint: '提示' },
    notes: {
      answersUnmatched: ({ numbers }) => `以下题号的答案没有对应的题目：${numbers}`,
      answersUnread: ({ text }) => `答案部分有内容没有读出，未导入：${text}`,
      bracketsNotKey: ({ letters }) =>
        `题目括号中写有“${letters}”，与答案不一致，已按答案导入，请核对`,
      chaptersAsTags: ({ chapters }) => `章节已作为标签导入：${chapters}`,
      detailsMerged: '“详细”一列与前面的列不一致，以前面的列为准',
      doesNotFit: ({ what }) =>
        what === '' ? '内容超出一道题的限度' : `内容不符合题目的格式：${what}`,
      alikeInBank: '题库中有相近的题目，请确认不是重复',
      doubleInBank: '题库中已有相同的题目',
      doubleInFile: ({ number }) => `与第 ${number} 题相同`,
      fieldNotHeld: ({ field }) => `不能保存：${zhFields[field!] ?? field}`,
      fileBroken: '文件已损坏或不是所选的格式，无法读取',
      fileEncrypted: '文件有密码保护，请取消密码后再导入',
      fileGone: '题目中的一个文件已不存在',
      fileHostile: '文件中含有不安全的内容，已停止读取',
      fileNotWord:
        '这不是 Word 文件，或文件已损坏。请在 Word 或 WPS 中打开后另存为 .docx，再重新导入',
      fileScanned:
        '这是扫描件，页面上只有图片，没有可识别的文字。请导入 Word 原文件或有文字层的 PDF',
      fileTooLarge: '文件内容过大，无法读取。请拆分后再导入',
      fileUnknown: '无法识别文件的格式',
      footnoteLost: ({ text }) => `脚注未导入：${text}`,
      formAsEssay: '单证题已作为论述题导入，可改为单证填制题并在单证上画出填写区',
      formulaAsLetters: ({ page }) =>
        `第 ${page} 页的公式只取了其中的字符，版式已丢失，请对照原文修改`,
      formulaLost: '有公式无法识别，未能导入',
      formulaNotRun: ({ cell }) => `单元格 ${cell} 是公式，只取了保存时的结果`,
      gapAdded: '填空题中没有找到空位，已在题干末尾添加一个',
      gapMissing: ({ gaps, answers }) => `题干有 ${gaps} 个空，答案有 ${answers} 个`,
      gapsMissKey: ({ gaps, answers }) => `有 ${gaps} 个空，但答案有 ${answers} 个`,
      grouped: ({ count }) => `材料与后面的 ${count} 道题合成了一道材料题，请核对`,
      headDropped: ({ text }) => `卷首内容未导入：${text}`,
      headingUnknown: ({ column }) => `未导入不认识的列：${column}`,
      headingsMissing: '没有找到表头。请使用模板，至少要有“题干”和“答案”两列',
      heldAsOther: ({ type, as }) =>
        `题型改为“${zhTypes[as!] ?? as}”（原为“${zhTypes[type!] ?? type}”）`,
      keyBeyondOptions: ({ letter }) => `答案 ${letter} 没有对应的选项`,
      keyFromBrackets: ({ letters }) => `已把题干括号中的“${letters}”作为答案，请核对`,
      keyHasRemark: ({ text }) =>
        `答案中的括号也算作答案的一部分：${text}。如果括号内是说明，请删去或另列为可接受的答案`,
      keyUnclear: ({ what }) => `无法读懂评分或答案：${what}`,
      keyUnread: ({ text }) => `答案无法识别：${text}`,
      linesBehindOption: ({ text }) => `选项后面的文字并入了最后一个选项，请核对：${text}`,
      materialAlone: '这是一段说明或材料，没有题目',
      noKey: '没有找到答案',
      nothingFound: '没有识别出题目。请检查题号、选项和答案的格式，或使用 Excel 模板',
      numberJumps: ({ number, expected }) =>
        `题号不连续：应为第 ${expected} 题，实为第 ${number} 题`,
      numberRepeats: ({ number }) => `题号重复：第 ${number} 题`,
      objectAsPicture: '公式或对象（如 MathType）已作为图片导入',
      officeBusy: '服务器正忙，暂时不能转换此文件。请稍后再导入，或在 Word、WPS 中另存为 .docx',
      officeConverted: ({ from }) => `文件由 LibreOffice 从 ${from} 转换后读取，请核对版式和公式`,
      officeMissing:
        '本站没有安装 LibreOffice，不能读取 .doc、.rtf 和 .odt。请在 Word 或 WPS 中另存为 .docx 后再导入',
      onlyForUs: ({ field }) =>
        `其他软件读不到，只有本站能还原：${zhFields[field!] ?? zhTypes[field!] ?? field}`,
      onlyPrinted: '会照常打印，但再导入时不能还原成同一道题',
      optionsMissing: '选择题没有找到选项',
      optionsSkip: ({ letter }) => `选项 ${letter} 之前缺少选项`,
      pageHeadsDropped: ({ text }) => `每页的页眉、页脚未导入：${text}`,
      pagePicturesLost: ({ page, count }) =>
        `第 ${page} 页有 ${count} 幅图片未导入，请对照原文补上`,
      pagesScanned: ({ pages }) => `第 ${pages} 页是扫描的图片，没有文字，未导入`,
      partLost: ({ what }) => `未导入：${what}`,
      partsMissPoints: ({ sum, printed }) =>
        `各小问分值合计 ${sum} 分，与本题标明的 ${printed} 分不符`,
      passageBegun: ({ text }) => `这段文字已作为新的材料，请核对：${text}`,
      pdfNotRead: 'PDF 的字体没有写明是哪些文字，读出的是乱码。请导入 Word 原文件',
      pictureMissing: ({ name }) => `图片未能导入：${name}`,
      pictureWithoutWords: '图片没有文字说明，看不到图片的学员无法作答。请补充说明',
      pointsMissTotal: ({ sum, printed }) => `各题分值合计 ${sum} 分，与卷面总分 ${printed} 分不符`,
      pointsShared: ({ section, points }) =>
        `${section}：没有标明分值的题每题计 ${points} 分，由该大题其余的分值平均得出`,
      pointsUnknown: ({ section, count }) =>
        `${section === '' ? '' : `${section}：`}${count} 道题没有标明分值，每题按 1 分计`,
      readAs: ({ from, to }) =>
        from
          ? `“${from}”按“${zhTypes[to!] ?? to}”导入`
          : `没有写明题型，按“${zhTypes[to!] ?? to}”导入`,
      revisionsTaken: '文件中有修订记录，已按接受修订后的内容导入',
      ruleNotKept: ({ words }) => `标题中的评分规则未导入，将按测验的规则计分：${words}`,
      sectionMissesTotal: ({ section, sum, printed }) =>
        `${section}：各题合计 ${sum} 分，标明 ${printed} 分`,
      tableAsQuestions: ({ count }) => `没有表头的表格已按 ${count} 道题识别，请核对`,
      textCut: '内容过长，已截断',
      tooManyOptions: ({ most }) => `选项超过 ${most} 个`,
      tooManyQuestions: '一次最多导入 2000 道题，后面的内容未读取，请分几次导入',
      typeGuessed: '答案不止一个，已作为多选题导入',
      typeNotHeld: ({ type }) => `这种格式没有“${zhTypes[type!] ?? type}”，不会导出`,
      unknownType: ({ type }) => `不支持的题型：${type}`,
      unsafeRemoved: '已移除脚本等不安全的内容',
      valueUnknown: ({ value }) => `无法识别：${value}`,
    },
  },
  en: {
    kinds: { lost: 'Lost', changed: 'Changed', error: 'Cannot be imported', hint: 'Note' },
    notes: {
      answersUnmatched: ({ numbers }) => `Answers without a question: ${numbers}`,
      answersUnread: ({ text }) => `Part of the answers was not understood and left out: ${text}`,
      bracketsNotKey: ({ letters }) =>
        `The brackets of the question say “${letters}”, the answer says otherwise; the answer was used, please check`,
      chaptersAsTags: ({ chapters }) => `Chapters were imported as tags: ${chapters}`,
      detailsMerged: '“Details” differs from the other columns; the other columns were used',
      doesNotFit: ({ what }) =>
        what === ''
          ? 'The content is more than one question can hold'
          : `The content does not fit a question: ${what}`,
      alikeInBank: 'Your question bank has a similar question. Check that this is not a repeat',
      doubleInBank: 'Your question bank already has this question',
      doubleInFile: ({ number }) => `Same as question ${number}`,
      fieldNotHeld: ({ field }) => `Not kept: ${enFields[field!] ?? field}`,
      fileBroken: 'The file is damaged or is not of this format, so it cannot be read',
      fileEncrypted: 'The file is protected by a password. Remove the password first',
      fileGone: 'A file of the question no longer exists',
      fileHostile: 'The file contains unsafe content and was not read',
      fileNotWord:
        'This is not a Word file, or it is damaged. Open it in Word or WPS, save it as .docx and import that',
      fileScanned:
        'This is a scan: its pages are pictures without text. Import the Word file, or a PDF with selectable text',
      fileTooLarge: 'The file has too much content. Split it and import the parts',
      fileUnknown: 'The format of the file is not known',
      footnoteLost: ({ text }) => `A footnote was not imported: ${text}`,
      formAsEssay:
        'A document exercise was imported as an essay. Change it to a document form and draw its boxes',
      formulaAsLetters: ({ page }) =>
        `Formulas on page ${page} were read as plain characters; compare them with the original`,
      formulaLost: 'A formula could not be read and was left out',
      formulaNotRun: ({ cell }) => `Cell ${cell} is a formula; only its saved result was read`,
      gapAdded: 'No blank was found, so one was added at the end',
      gapMissing: ({ gaps, answers }) =>
        `The stem has ${counted(String(gaps), 'blank')}, the answer ${answers}`,
      gapsMissKey: ({ gaps, answers }) =>
        `${counted(String(gaps), 'blank')}, but ${counted(String(answers), 'answer')}`,
      grouped: ({ count }) =>
        `The text and the ${counted(String(count), 'question')} after it became one group; please check`,
      headDropped: ({ text }) => `The head of the paper was left out: ${text}`,
      headingUnknown: ({ column }) => `Unknown column not imported: ${column}`,
      headingsMissing:
        'No headings were found. Use the template; at least Stem and Answer are needed',
      heldAsOther: ({ type, as }) =>
        `Becomes ${enTypes[as!] ?? as} (was ${enTypes[type!] ?? type})`,
      keyBeyondOptions: ({ letter }) => `There is no option for the answer ${letter}`,
      keyFromBrackets: ({ letters }) =>
        `“${letters}” in brackets in the stem was taken as the answer; please check`,
      keyHasRemark: ({ text }) =>
        `The words in brackets are part of the accepted answer: ${text}. If they are a remark, delete them or list them as another answer`,
      keyUnclear: ({ what }) => `The marking or answer could not be understood: ${what}`,
      keyUnread: ({ text }) => `The answer could not be read: ${text}`,
      linesBehindOption: ({ text }) =>
        `Text after the options was added to the last one; please check: ${text}`,
      materialAlone: 'This is a text without a question',
      noKey: 'No answer was found',
      nothingFound:
        'No questions were found. Check how questions, options and answers are numbered, or use the Excel template',
      numberJumps: ({ number, expected }) =>
        `Question ${number} follows where ${expected} was expected`,
      numberRepeats: ({ number }) => `The number ${number} is used more than once`,
      objectAsPicture: 'A formula or object (such as MathType) was imported as a picture',
      officeBusy:
        'The server is too busy to convert this file at the moment. Try again later, or save it as .docx in Word or WPS',
      officeConverted: ({ from }) =>
        `LibreOffice converted the file from ${from} before it was read. Please check layout and formulas`,
      officeMissing:
        'LibreOffice is not installed here, so .doc, .rtf and .odt files cannot be read. Save the file as .docx in Word or WPS and import that',
      onlyForUs: ({ field }) =>
        `Only this site can restore it, other programs cannot: ${enFields[field!] ?? enTypes[field!] ?? field}`,
      onlyPrinted: 'Printed in full, but not read as the same question when imported again',
      optionsMissing: 'No options were found',
      optionsSkip: ({ letter }) => `An option before ${letter} is missing`,
      pageHeadsDropped: ({ text }) => `Headers and footers of the pages were left out: ${text}`,
      pagePicturesLost: ({ page, count }) =>
        `${counted(String(count), 'picture')} on page ${page} not imported. Add what is missing from the original`,
      pagesScanned: ({ pages }) => `Scanned without text and not imported: page ${pages}`,
      partLost: ({ what }) => `Not imported: ${what}`,
      partsMissPoints: ({ sum, printed }) =>
        `The parts add up to ${counted(String(sum), 'point')}, but the question states ${printed}`,
      passageBegun: ({ text }) => `This text was taken as a new passage; please check: ${text}`,
      pdfNotRead:
        'The fonts of this PDF do not say which characters they show, so its text cannot be read. Import the Word file',
      pictureMissing: ({ name }) => `A picture could not be imported: ${name}`,
      pictureWithoutWords:
        'A picture has no description, so learners who cannot see it cannot answer. Please add one',
      pointsMissTotal: ({ sum, printed }) =>
        `The points add up to ${sum}, but the paper states ${printed}`,
      pointsShared: ({ section, points }) =>
        `${section}: questions without points get ${points} each, an equal share of what the section has left`,
      pointsUnknown: ({ section, count }) =>
        `${section === '' ? '' : `${section}: `}${counted(String(count), 'question')} without points, counted as 1 each`,
      readAs: ({ from, to }) =>
        from
          ? `“${from}” was imported as ${enTypes[to!] ?? to}`
          : `No type was given; imported as ${enTypes[to!] ?? to}`,
      revisionsTaken: 'Tracked changes were imported as accepted',
      ruleNotKept: ({ words }) =>
        `The scoring rule in the heading was not imported; the quiz decides: ${words}`,
      sectionMissesTotal: ({ section, sum, printed }) =>
        `${section}: the questions add up to ${sum}, but ${printed} is stated`,
      tableAsQuestions: ({ count }) =>
        `A table without headings was read as ${counted(String(count), 'question')}; please check`,
      textCut: 'The text is too long and was cut',
      tooManyOptions: ({ most }) => `More than ${most} options`,
      tooManyQuestions:
        'At most 2,000 questions are imported at once; the rest was not read. Import it separately',
      typeGuessed: 'Imported as multiple choice because it has several answers',
      typeNotHeld: ({ type }) =>
        `This format has no ${enTypes[type!] ?? type}; it will not be exported`,
      unknownType: ({ type }) => `Unsupported type of question: ${type}`,
      unsafeRemoved: 'Scripts or other unsafe content were removed',
      valueUnknown: ({ value }) => `Not understood: ${value}`,
    },
  },
})

/** Returns the sentence of a note. */
export function noteSentence(
  notes: Words,
  { code, about = {} }: { code: NoteCode; about?: About | undefined },
) {
  const words = notes[code]
  return typeof words === 'string' ? words : words(about)
}
