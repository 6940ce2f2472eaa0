/** Reads documents of JSON, one in each line, as they arrive. */
export async function* readJsonLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
      if (done) break;
    }
    if (rest !== '') yield JSON.parse(rest);
  } finally {
    // Whoever stops reading early leaves the server nothing to send.
    void reader.cancel().catch(() => {});
  }
}
