/** Double-width characters. Source: https://www.unicode.org/reports/tr11/ */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/gu

/** A wide character has two columns, any other character one. */
export function columnsOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0)
}
