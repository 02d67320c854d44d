/** The characters of headings and types that Traditional Chinese writes otherwise, each before its simplified form. */
const pairs =
  '題题幹干選选項项類类難难標标籤签簽签數数詳详細细屬属於于內内問问試试關关鍵键說说據据單单複复擇择斷断連连線线論论簡简釋释詞词計计畫画圖图錯错對对確确範范準准參参電电證证製制綜综閱阅讀读聽听書书寫写組组與与級级號号節节實实務务學学習习練练錄录'
const simple = new Map(
  Array.from({ length: pairs.length / 2 }, (_, n) => [pairs[2 * n]!, pairs[2 * n + 1]!]),
)

/** The words of headings in simplified characters; no other text is changed. */
export const simplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (sign) => simple.get(sign) ?? sign)
