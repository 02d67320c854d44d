const commonest =
  /[\u7684\u4E00\u662F\u5728\u4E0D\u4E86\u6709\u548C\u4EBA\u9019\u8FD9\u6211\u4E2D\u5927\u4F86\u6765\u4E0A\u570B\u56FD\u500B\u4E2A\u5230\u8AAA\u8BF4\u5011\u4EEC\uFF0C\u3002]/g

/** Counts the commonest characters of Chinese: of two readings of the same bytes, the right one has far more. */
export const commonCharacters = (text: string): number => text.match(commonest)?.length ?? 0
