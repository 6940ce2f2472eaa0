const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Two days as pages show them together: `29 – 31 Dec 2026`. */
export function dayRange({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string {
  const [first, last] = [checkIn, checkOut].map((day) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return { year, month: MONTHS[Number(month) - 1] ?? '', date: String(Number(date)) };
  }) as [Day, Day]; // as many as days
  const end = `${last.date} ${last.month} ${last.year}`;
  if (first.year !== last.year) return `${first.date} ${first.month} ${first.year} – ${end}`;
  return `${first.date}${first.month === last.month ? '' : ` ${first.month}`} – ${end}`;
}

interface Day {
  year: string;
  month: string;
  date: string;
}
