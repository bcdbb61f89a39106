(() => {
  const { __sandbox__: sandbox } = window.google.maps;
  const refusal = new Promise((resolve) => {
    sandbox.refuse = resolve;
  });

  /** Applies to maps created before and after the refusal. */
  sandbox.whenRefused = (action) => refusal.then(action);
})();
