/** Dates and times as the reader's language writes them, English as in Britain: 18 November, 21:30. */
export function dates(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options);
}
