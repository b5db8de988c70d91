/** Letters and signs as wide as two others, in Chinese, Japanese and Korean. Source: https://www.unicode.org/reports/tr11/ */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/gu

/** How many columns a text takes, whatever its language: a wide letter takes two, any other one. */
export function columnsOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0)
}
