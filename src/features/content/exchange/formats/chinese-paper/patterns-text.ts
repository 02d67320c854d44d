/** The words by which Chinese and English papers mark their parts. Patterns read text of which widths are as written. */

/** What the questions of a section are. `choice` says neither one nor several; `open` leaves it to the question. */
export type Kind =
  | 'single'
  | 'multiple'
  | 'choice'
  | 'trueFalse'
  | 'correction'
  | 'fillIn'
  | 'cloze'
  | 'matching'
  | 'ordering'
  | 'short'
  | 'essay'
  | 'case'
  | 'calculation'
  | 'form'
  | 'spoken'

/** In this order: the first that fits counts. */
export const kindWords: readonly [Kind, RegExp][] = [
  ['multiple', /不定项|多项选择|多选|multiple[- ](response|answers?)|choose (two|three|all)/i],
  ['single', /单项选择|单选|single[- ]choice/i],
  ['cloze', /完形|完型|cloze/i],
  ['correction', /改错/],
  ['trueFalse', /判断|是非|正误|true\s*(\/|or|and)\s*false|\bT\s*\/\s*F\b/i],
  ['matching', /连线|匹配|配对|搭配|\bmatch(ing)?\b/i],
  [
    'ordering',
    /排序|\border(ing)?\b.*(items|steps|sentences|documents|following)|put .* in (the )?(right |correct )?order/i,
  ],
  ['case', /案例|阅读|材料(分析|题)|综合(题|分析)|情景|reading|case (stud|analys)|passage/i],
  ['form', /单证|制单|填制|审证|审单|缮制|填单|documentation/i],
  ['fillIn', /填空|补全|fill\s*-?\s*in|complete the|blanks?\b/i],
  ['choice', /选择|multiple[- ]choice|choose the|listening|听力|vocabulary|grammar/i],
  [
    'short',
    /名词解释|术语|解释|简答|问答|翻译|英译汉|汉译英|缩写|互译|英汉|汉英|short[- ]answer|translat|answer the|explain|define|terms/i,
  ],
  ['calculation', /计算|calculat/i],
  ['spoken', /口语|口试|朗读|speaking|oral/i],
  [
    'essay',
    /论述|写作|作文|分析|信函|函电|实务操作|实训|操作题|writing|essay|compos|letter|discuss/i,
  ],
]

export const kindOf = (words: string): Kind | null =>
  kindWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null

/** The signs of numbers, in their order: 一 is 1. */
export const chineseNumbers =
  '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' ')

export const headings = {
  chinese: /^(?:第\s*)?([一二三四五六七八九十]{1,3})\s*(?:大题|部分|题)?\s*[、.．,，:：]\s*/,
  part: /^(?:第\s*([一二三四五六七八九十\d]{1,3}|[ⅠⅡⅢⅣⅤIV]{1,3})\s*(?:部分|大题|卷|节|单元)|(?:Part|Section)\s+([A-Z\dⅠⅡⅢⅣⅤ]{1,5}|One|Two|Three|Four|Five|Six))(?![A-Za-z])\s*[、.．:：—–-]?\s*/i,
  inBrackets: /^[（(]\s*([一二三四五六七八九十]{1,3})\s*[）)]\s*[、.．]?\s*/,
  roman: /^([IVX]{1,4}|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ])\s*[、.．:：]\s*/,
  /** A heading without a number: 单项选择题 or 【判断题】 alone. */
  alone:
    /^[【[（(]?\s*((?:[\p{Script=Han}]{2,10}题|名词解释|(?:multiple|single)[- ]choice(?: questions)?|true or false|fill in the blanks?))\s*[】\])）]?\s*[:：]?\s*(?=$|[（(])/iu,
} as const

export const points = {
  each: /(?:每\s*(?:小?题|个|词|道|问|句|项|一小题)|each(?: question| item)?(?: is)?(?: worth)?)\s*[:：]?\s*(?:得|计|为)?\s*(\d+(?:\.\d+)?)\s*(?:分|points?|marks?|%|['’])?/i,
  eachAfter: /(\d+(?:\.\d+)?)\s*(?:points?|marks?|%|分)\s*(?:each|\/\s*题|每题)/i,
  perGap: /每\s*(?:空|格)\s*(\d+(?:\.\d+)?)\s*分/,
  total:
    /(?:共|计|合计|满分|总计|大题|小题\s*[,，]|total(?: of)?:?)\s*(?:为|:|：)?\s*(\d+(?:\.\d+)?)\s*(?:分|points?|marks?|%)/i,
  product:
    /(\d+(?:\.\d+)?)\s*['’分]?\s*[*×xX✕]\s*(\d+)\s*['’]?\s*[题个]?\s*[=＝]\s*(\d+(?:\.\d+)?)/,
  alone:
    /[（(]\s*(?:本大?题|本部分|total)?\s*[:：]?\s*(\d+(?:\.\d+)?)\s*(?:分|points?|marks?|%)\s*[)）,，;；]/i,
  count: /(?:共|有)\s*(\d+)\s*(?:个?小题|题|道)/,
  /** At a question's beginning or end. */
  ofQuestion:
    /[（([【]\s*(?:本(?:小|大)?题|此题)?\s*(?:共|满分|计|分值)?\s*[:：]?\s*(\d+(?:\.\d+)?)\s*(?:分|points?|marks?)\s*[)）\]】]/i,
  ofPaper:
    /(?:满分|总\s*分|全卷共?|卷面(?:总)?分|共计|total(?: score| marks| points)?)\s*(?:为|:|：)?\s*[（(]?\s*(\d{2,4}(?:\.\d+)?)\s*(?:分|points?|marks?)?/i,
} as const

/** Lines of a head that belong to the printed sheet and not to a question. */
export const headWords =
  /姓\s*名|学\s*号|班\s*级|座\s*号|座位号|准考证|密\s*封|装\s*订|考试时间|考试时长|考试形式|考试方式|满分|总\s*分|得\s*分|评卷|阅卷|注意事项|答题卡|适用(?:班级|专业|对象)|命题|审核|系\s*[（(]|专业\s*[:：_]|Name\s*[:：_]|Class\s*[:：_]|Student (?:ID|No)|Time\s*(?:allowed|limit)?\s*[:：]|Total\s*(?:score|marks|points)?\s*[:：]|考生|本试卷|试卷共|Score\s*[:：_]/i
/** Alone under a heading: the box of the marker. */
export const scoreWords =
  /^(?:得\s*分|评\s*卷\s*人?|阅\s*卷\s*人?|评分人|复核人?|题\s*号|总\s*分|合\s*计|[一二三四五六七八九十]|\s)+$/

export const answersHeading =
  /^(?:.{0,40}?)?(?:(?:参考|标准|试题|试卷|正确)\s*答案|答案(?:及|与|和)|答案(?:部分|卷|速查|汇总|一览|速览)表?|Answer\s*Keys?|Answers?\s*(?:and\s*Explanations?)?|Keys?)(?:\s*(?:及|与|和)?\s*(?:评分标准|解析|答案|详解|提示|评分细则|评分参考|部分|to .{0,30}))*\s*[:：]?\s*$/i
export type Field = 'answer' | 'explanation' | 'difficulty' | 'tags' | 'points' | 'kind' | 'chapter'

const fieldWords: readonly [Field, string][] = [
  [
    'answer',
    '(?:参考|正确|标准|本题)?答\\s*案(?:要点|示例)?|答\\s*案为|参考译文|参考范文|范文|答题要点|评分要点|Suggested answers?|Correct answers?|Answers?|Keys?|ANS',
  ],
  [
    'explanation',
    '答案解析|试题解析|试题分析|题目解析|解\\s*析|详\\s*解|分\\s*析|点\\s*评|Explanation|Analysis|Rationale|Feedback',
  ],
  ['difficulty', '难易程度|难易度|难度系数|难度等级|难\\s*度|Difficulty|Level'],
  ['tags', '知识点|考查点|考察点|考\\s*点|标签|关键词|Tags?|Keywords?|Topic'],
  ['points', '分\\s*值|题目分值|本题分数|Points|Marks'],
  ['kind', '题\\s*型|题目类型|试题类型|Type'],
  ['chapter', '所属章节|章\\s*节|章|Chapter'],
]

/** A field at the beginning of a line: 答案：, 【答案】, [答案], 答案 B. */
export const fieldAtStart = fieldWords.map(
  ([field, words]) =>
    [
      field,
      new RegExp(
        `^(?:[【\\[〔〖［]\\s*(?:${words})\\s*[】\\]〕〗］]\\s*[:：]?|(?:${words})\\s*[:：]|(?:${field === 'answer' ? '(?:参考|正确)?答案' : '(?!)'})(?=\\s*(?:[A-H√×]+|对|错|正确|错误)\\s*[。.]?\\s*$))\\s*`,
        'i',
      ),
    ] as const,
)
/** A field within a line: after a space, a stop or in brackets of its own. */
export const fieldInside = fieldWords.map(
  ([field, words]) =>
    [
      field,
      new RegExp(
        `(?:[【〔〖［\\[]\\s*(?:${words})\\s*[】〕〗］\\]]\\s*[:：]?|(?:(?<=[\\s。；;．,，）)？?!！、_A-Ha-h√×])|(?<=^))(?:${words})\\s*[:：])\\s*`,
        'i',
      ),
    ] as const,
)

/** The answer of a question that is marked by hand: 答：…, 解：… */
export const solutionAtStart = /^(?:解答?|答)\s*[:：]\s*/
export const solutionInside = /(?<=[。?？!！.)）\s])(?:解答?|答)\s*[:：]\s*/
/** A place that a learner writes in. */
export const blankSpace = /_{2,}|[（(][\s_]*[)）]/

export const trueWords = /^(?:√|✓|✔|☑|对|正确|是|真|True|T|Yes|Y|right|R)$/i
export const falseWords =
  /^(?:×|✗|✘|✕|╳|☒|х|X|错误|错|误|不正确|不对|否|非|假|False|F|No|N|wrong|W)$/i
/** At the beginning of a longer answer: 错误。应为… */
export const truthAtStart =
  /^(√|✓|✔|☑|×|✗|✘|✕|╳|☒|х|正确|错误|不正确|不对|对|错|True|False|T|F|X|Y|N)(?![A-Za-z\p{Script=Han}])\s*[。.,，;；:：、]?\s*/iu

const truthSigns = '√|✓|✔|×|✗|✘|✕|╳|х|X|对|错|正确|错误|T|F|True|False'
export const truthInBrackets = new RegExp(`[（(【\\[]\\s*(${truthSigns})\\s*[)）】\\]]`, 'i')
export const lettersInBrackets =
  /[（(【[]\s*([A-HＡ-Ｈ](?:[\s、，,;；]*[A-HＡ-Ｈ]){0,7})\s*[)）】\]]/
/** Letters in brackets behind these are a part of the name: ICC(A), FORM (A), UCP600 (B), clause (A), 第14条(B). */
export const nameBefore =
  /(?:[A-Z0-9][A-Za-z0-9./&-]*|\b(?:clauses?|forms?|parts?|articles?|sections?|types?|class|group|annex|appendix|grade|column|lists?|tables?|items?|paragraphs?|party|company|country|bank)|第\s*[\d一二三四五六七八九十]+\s*[条款项类栏])\s*$/
/** And before these: 投保（A）险. */
export const behindName = /^\s*(?:险|条款|股|级|型|[类组款项栏联]|公司|银行|国)/
/** A blank that waits for an answer: brackets with spaces, or a line of underscores. */
export const emptyBrackets = /[（(]([\s\u3000_]*)[)）]|【([\s\u3000_]*)】|\[([\s\u3000_]{2,})\]/
export const emptyBracketsAll = new RegExp(emptyBrackets.source, 'g')
export const roundBlank = '（　　）'

/** `_____`, `__(1)__`, `(1)____`, `____①____`. */
export const blankLine =
  /(?:[（(【[]\s*(\d{1,2})\s*[)）】\]]\s*|([①-⑳])\s*)?[_＿]{2,}(?:\s*[（(]?\s*(?:(\d{1,2})|([①-⑳]))\s*[)）]?\s*[_＿]{2,})?/g
/** A numbered place of a cloze without a line: (1), 【1】 or [1]. */
export const numberedPlace = /[（(【[]\s*(\d{1,2})\s*[)）】\]]/g

export const kindLabel =
  /^\s*[【[（(〔［]\s*((?:单项?|多项?|不定项)\s*选择?题?|单选|多选|判断题?|填空题?|简答题?|问答题?|论述题?|名词解释|计算题?|排序题?|连线题?|匹配题?|案例(?:分析)?题?|选择题|single choice|multiple choice|multiple response|true or false|true\/false|fill in|short answer|essay|matching|ordering|calculation|speaking|口语题|操作题|单证题)\s*[】\])）〕］]\s*/i

export const material = {
  /** 根据以下资料，回答第36～40题 */
  range:
    /(?:第|Questions?\s*|Nos?\.?\s*|回答|完成)\s*(\d{1,3})\s*(?:题)?\s*(?:[-—–~～至到]|to)+\s*(?:第)?\s*(\d{1,3})\s*(?:小?题|$|\b)/i,
  marker:
    /^(?:[【[（(]?\s*(?:材料|案例|资料|背景资料|短文|阅读材料|Passage|Case|Text|Dialogue)\s*(?:[一二三四五六七八九十\d]{1,3}|[A-F]|One|Two|Three|Four|Five)?\s*(?:[】\])）:：、.．]|$)|[（(]?(?:根据|阅读|结合|请根据|请阅读)(?:下列|以下|下面|上述|材料|资料|短文|信用证|所给)|Read the (?:following )?(?:passage|text|letter|case)|Questions?\s+\d+\s*(?:-|to|–|~)\s*\d+)/i,
  /** Says what to do, and is nothing to read. */
  direction:
    /^[（(【[]?\s*(?:说明|要求|注意|提示|答题要求|答题说明|注[:：]|Directions?|Instructions?|Note)/i,
  asks: /请|回答|要求|下列|每小题|每题|选出|选择|填|写|判断|本题|choose|answer|decide|write|mark|fill/i,
} as const

export const difficultyWords: readonly [1 | 2 | 3, RegExp][] = [
  [1, /^(?:较?易|较?容易|较?简单|基础|低|easy|low|E)$/i],
  [2, /^(?:中|中等|适中|一般|普通|中档|medium|moderate|M)$/i],
  [3, /^(?:较?难|困难|较?高|难题|偏难|hard|difficult|high|H)$/i],
]

/** What parts accepted answers of one blank: 或, ／. The two groups of (或…) are the answers. */
export const otherAnswer =
  /\s*[（(]\s*(?:或者?|or|也可(?:答|填|写)?|亦可)\s*[:：]?\s*([^）)]+)[）)]\s*/i
export const orWord = /\s*(?:或者|或|\bor\b|\|\|?)\s*/i
/** A stroke between alternatives; 100美元/公吨 and B/L have one that belongs to them. */
export const strokes = {
  apart: /\s+[/／]\s+/,
  between:
    /(?<=\p{Script=Han}{2})[/／]|[/／](?=\p{Script=Han}{2})|(?<=[A-Za-z]{3})[/／](?=[A-Za-z]{3})/u,
  /** A number or a unit on one of its sides makes it a rate. */
  rate: /\d\s*[%％]?\s*\p{Script=Han}{0,3}\s*$|(?:元|美元|欧元|英镑|日元|港元|人民币|USD|EUR|GBP|JPY|CNY|RMB|HKD|[$￥€£])\s*$/iu,
  unit: /^\s*(?:每?\s*(?:公?吨|长吨|短吨|千克|公斤|克|磅|[件台箱个只打套双米码升桶天日月年次票份张笔包袋卷辆盒罗吨]|小时|分钟|立方米|平方米|平方英尺|标准箱|运费吨)|MT|M\/T|KGS?|PCS?|CTNS?|DOZ|SETS?|PAIRS?|TEU|FEU|CBM)\s*(?:$|[^\p{Script=Han}A-Za-z])/iu,
} as const
export const anyOrderWords = /顺序不限|顺序可(?:换|互换|颠倒)|不分(?:先后)?顺序|in any order/i

/** The columns of a table that lists questions. */
export const columnWords = {
  number: /^(?:题号|序号|编号|No\.?|#)$/i,
  stem: /^(?:题目|题干|试题|问题|内容|题目内容|试题内容|Question|Stem)$/i,
  option: /^(?:选项\s*)?([A-H])(?:\s*项)?$|^Option\s*([A-H])$/i,
  answer: /^(?:答案|正确答案|参考答案|Answer|Key)$/i,
  explanation: /^(?:解析|答案解析|Explanation)$/i,
  difficulty: /^(?:难度|Difficulty)$/i,
  points: /^(?:分值|分数|Points)$/i,
  kind: /^(?:题型|类型|Type)$/i,
  tags: /^(?:知识点|考点|标签|Tags?)$/i,
} as const

export const leastWords =
  /(?:不(?:少|低)于|至少|not less than|at least|no fewer than|字数\s*[:：]?)\s*(\d{2,4})\s*(?:个?(?:字|单词|词)|words)/i

/** Brackets before the number of a question, empty or with its answer: （√）1. ( B )2. */
export const answerBeforeNumber =
  /^[([【]((?:[\s_]*|\s*(?:[A-H](?:[\s,、]*[A-H]){0,7}|正确|错误|True|False|[√✓✔×✗✘X对错TF])\s*))[)\]】]\s*(?=\(?\d|第)/i
/** The same within a line, with the number. */
export const answerBeforeNumberInside =
  /[([【](?:[\s_]*|\s*(?:[A-H](?:[\s,、]*[A-H]){0,7}|正确|错误|[√✓✔×✗✘X对错TF])\s*)[)\]】]\s*(\d{1,3})\s*(?:[、]|\.(?!\d))/g

/** Numbers of questions, in half width. */
export const numberPatterns = [
  ['word', /^第\s*(\d{1,3})\s*(?:小?题)\s*[、.:,]?\s*/],
  ['word', /^(?:Question|Q|题目?)\s*(\d{1,3})\s*[.:、)]?\s*/i],
  ['dot', /^(\d{1,3})\s*(?:[、,:。]|\.(?!\d{1,3}(?!\d)))\s*/],
  ['half', /^(\d{1,3})\s*\)\s*/],
  ['brackets', /^[(【[〔]\s*(\d{1,3})\s*[)】\]〕]\s*[、.]?\s*/],
] as const

/** A list of answers: 1-5 ABCDA, 6～10：√×√√×. */
export const keyRange =
  /(\d{1,3})\s*(?:[-—–~～―]|至|到)+\s*(\d{1,3})\s*题?\s*[.:、)]?\s*((?:[A-H]|√|×|✓|✗|✔|✘|X|对|错|T|F)(?:[\s,、;.]*(?:[A-H]|√|×|✓|✗|✔|✘|X|对|错|T|F))*)(?![a-z])/gi
/** One answer of a list: 12. B. */
export const keySingle =
  /^\s*\(?(\d{1,3})\s*[.、:)\-—]?\s*([A-H](?:[\s,、]*[A-H]){0,7}|正确|错误|√|×|✓|✗|✔|✘|X|对|错|T|F|True|False)(?=$|[\s,，;；。、.)]|\d)[\s,，;；。、.]*/i

/** Behind an option: √, (正确). */
export const tickAtEnd = /\s*(?:[√✓✔]|[（(]\s*(?:正确(?:答案)?|对|√|✓|correct)\s*[)）])\s*$/i
/** Options that speak of the others keep their places. */
export const speaksOfOthers =
  /以上|上述|[A-D]\s*[和与、]\s*[A-D]|(?:all|none|both|neither) of (?:the )?(?:above|them)|both [A-D]/i
export const paperNameWords = /[卷题]|考试|测验|练习|作业|paper|exam|test|quiz/i
export const loneNumeral = /^[一二三四五六七八九十]$/

/** A sign behind the statement of a true or false question: …合同。 T */
export const truthAtEnd = /(?<=[\s。.])\s*(√|✓|✔|×|✗|✘|T|F|对|错|正确|错误)\s*$/
/** Announces a list that belongs to the same question. */
export const announcesList = /[:：]\s*$|包括|要点|内容如下/

/** The two rows of a table of answers that is text. */
export const numberRow = /^\s*(题\s*号)\s*[:|]?\s*(?=\d)/
export const answerRow = /^\s*((?:参考|正确|标准)?\s*答\s*案)\s*[:|]?\s*(?=\S)/

/** Among answers, the name of a kind before its keys: [单选题] 1~2 AB, 判断：1-2 √×. */
export const keysLabel =
  /(?<=^|[\s;。,])[【[(]?\s{0,4}((?:单项?|多项?|不定项)选择?|选择|判断|是非|填空|简答|问答|名词解释|计算|案例分析|案例|论述|翻译|连线|匹配|排序)(?:改错)?题?\s*(?:[】\])]\s*:?|:|\s(?=\s*[\dA-H√×对错]))\s*/g
/** Keys without numbers: ABCDA, √ × √, AB C ABD. */
export const bareKeys = /^(?:[A-H]|[√✓✔×✗✘对错TF])(?:[\s,、;]*(?:[A-H]|[√✓✔×✗✘对错TF]))*[。.;]?$/i

/** Keys behind a label within a line: 1-2 √×, 1.A, or nothing but letters. */
export const keysFollow =
  /^\s*(?:\(?\d{1,3}\s*(?:[.、:)]|[-—–~～]|[A-H√×对错])|(?:[A-H]|[√×对错])(?:[\s,、]*(?:[A-H]|[√×对错]))*\s*(?:[;。]|$))/
/** Keys at the end of a heading: 一、单选题：ABCDA. */
export const keysOnly =
  /(?:[:)\]】]|题)\s*((?:[A-H]|[√✓✔×✗✘对错TF])(?:[\s,、;]*(?:[A-H]|[√✓✔×✗✘对错TF]))*)\s*[。.;]?\s*$/
/** A label with nothing behind it that may begin a list of answers. */
export const answersLabel =
  /^[【[(]?\s*(?:(?:参考|标准)?\s*答\s*案|Answers?|Keys?|Answer\s*Keys?)\s*[】\])]?\s*[:：]?\s*$/i

/** Behind a heading: the list of its answers. */
export const keysBehind =
  /(?:[)题:\s]|^)\s*(?=\(?\d{1,3}\s*(?:[.、:)]|[-—–~～]+\s*\d{1,3}|\s*[A-H√×]\b))/
export const truthSign = /√|×|✓|✗|✔|✘|对|错/g
/** The letters of a choice: AB, A、B, A和B. */
export const lettersAtStart = /^\s*[([【]?\s*([A-HＡ-Ｈ](?:[\s、,;+和]*[A-H])*)(?![A-Za-z'])/i
export const numberAndUnit =
  /^\s*(?:≈|约|=|USD|US\$|\$|￥|¥|€|£)?\s*(-?\d[\d,]*(?:\.\d+)?)\s*([^\d\s。.;；]{0,12})\s*[。.]?\s*$/
/** A number with nothing but a space behind it, which is no date. */
export const bareNumber = /^(\d{1,3})(?:\s+|(?=[\p{Script=Han}"(《]))(?!\s*[年月日%])/u

/** The part of a paper without choices says so by their word. */
export const notChoice = /非选择题?/g
/** Says which questions belong to what follows, and nothing else. */
export const onlyRange =
  /^[（(【[]?(?:请?(?:根据|阅读|结合)?(?:下列|以下|下面|上述)?(?:材料|资料|短文|案例|信息)?[，,、]?(?:请?(?:回答|完成)))第\s*\d+\s*题?\s*[-—–~～至到]\s*(?:第)?\s*\d+\s*(?:小?题)?[】)）\]]?[:：。.]?\s*(?:[（(]\s*[\d.]+\s*分\s*[)）])?$|^Questions?\s+\d+\s*(?:-|to|–|~)\s*\d+(?: are based on the following(?: \w+)?)?[:.]?\s*(?:\(\s*[\d.]+ points?\s*\))?$/i

/** The headings that a table without headings would have. */
export const columnTitles = { number: '题号', stem: '题目', answer: '答案' } as const
