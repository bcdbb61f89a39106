(() => {
  const { __sandbox__: sandbox } = window.google.maps;
  const refusal = new Promise((resolve) => {
    sandbox.refuse = resolve;
  });

  /** Maps made before and after the key is refused end alike. */
  sandbox.whenRefused = (action) => refusal.then(action);
})();
