const sizes = ['h1', 'h2', 'tel', 'lead', 'h3', 'body', 'small'];
const spaces = [4, 8, 12, 16, 24, 32, 48, 64];

/** The type scale, the steps of space and the shapes. */
export function SizeTokens() {
  return (
    <section id="sizes" className="token-tokens">
      <h2>글자와 자리</h2>
      <ul className="token-lines">
        {sizes.map((size) => (
          <li key={size}>
            <code className="token-code">{size}</code>
            <p className={`token-${size}`}>강을 따라 함께 가는 길</p>
          </li>
        ))}
      </ul>
      <h3>사이</h3>
      <ul className="token-lines">
        {spaces.map((space) => (
          <li key={space} className="token-space">
            <span className="token-number">{space}</span>
            <svg className="token-bar" viewBox={`0 0 ${space} 16`} aria-hidden="true" focusable="false">
              <rect width={space} height="16" />
            </svg>
          </li>
        ))}
      </ul>
      <h3>모서리</h3>
      <ul className="token-list">
        {['radius', 'radius-lg', 'pebble'].map((shape) => (
          <li key={shape} className="token-item">
            <span className={`token-shape token-${shape}`} />
            <code className="token-code">{shape}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
